-- Writes an account with its permission sets and groups from a row. Its password is unknown to
-- everybody: an administrator sets a new one to hand the account over. Days are days of the
-- organization's calendar.
-- Spec: imports#application, identites-et-droits#comptes.
-- Refuses: identifiant_deja_pris, and what `utilisateur.ajouter` and
--          `utilisateur.affecter_groupement` refuse.
-- Locks: the organization, where its licence limits accounts; the account.
create or replace function importation.ecrire_compte(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
  v_groupement_id uuid;
  v_fin timestamptz := core.debut_du_jour(left(p_demande ->> 'ensembles_fin_le', 10)::date);
  v_depuis timestamptz := core.debut_du_jour(left(p_demande ->> 'groupements_depuis', 10)::date);
begin
  begin
    v_id := utilisateur.ajouter(
      p_auteur_id, p_demande || jsonb_strip_nulls(jsonb_build_object('ensembles_fin_le', v_fin)),
      p_le);
  exception when unique_violation then
    raise sqlstate 'TR409' using message = 'identifiant_deja_pris';
  end;
  for v_groupement_id in
    select g.id::uuid from jsonb_array_elements_text(p_demande -> 'groupements') as g (id)
  loop
    perform utilisateur.affecter_groupement(
      jsonb_build_object('id', v_id, 'groupement_id', v_groupement_id,
                         'debut', v_depuis), p_auteur_id, p_le);
  end loop;
  return (v_id, '{}'::commande.constat[], '[]'::jsonb);
end
$$;
