-- Cancels a survey, so that it is no longer in force (`parcelle.polygone_en_vigueur`). Phones
-- receive the survey and the crops before it, and capacities that wait for validation are
-- calculated with them. Overlaps of the survey that is in force again are judged again.
-- Spec: file-de-controle#annulation.
-- Locks: the organization's surveys, the plot, then the producers' balances.
create or replace function parcelle.annuler_releve(
  p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (parcelle.releve_courant(
    (p_contexte.payload #>> '{releve,polygone_id}')::uuid, p_contexte.commande_id)).parcelle_id;
begin
  if v_id is null then
    return;
  end if;
  perform parcelle.preparer_parcelles(array[v_id]);
  perform from parcelle.parcelle p where p.id = v_id for no key update;
  perform parcelle.retirer_cultures(p_contexte.commande_id, p_auteur_id, p_le);
  perform parcelle.tenir_copies(p_contexte.organisation_id, v_id);
  perform parcelle.propager_changement(v_id, p_auteur_id, p_le);
  perform parcelle.rejuger_chevauchements(v_id, p_le);
end
$$;
