-- Writes a new or changed draft contract; a violated constraint is refused with the database's
-- message and the constraint's name.
-- Spec: api#refus-de-la-base.
-- Refuses: devise_inconnue, groupement_inconnu, contrat_refuse, what
--          `contrat.ecrire_lignes` refuses.
create or replace function contrat.ecrire(p_contrat contrat.contrat, p_lignes jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_message text;
  v_contrainte text;
begin
  perform devise.exiger(p_contrat.devise);
  if p_contrat.groupement_id is not null and not exists (
    select from organisation.groupement g where g.id = p_contrat.groupement_id)
  then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  end if;
  begin
    insert into contrat.contrat
      (organisation_id, id, code, campagne_id, groupement_id, devise, tolerance_cp, debut, fin,
       cree_le, cree_par, prix_par)
    values (p_contrat.organisation_id, p_contrat.id, p_contrat.code, p_contrat.campagne_id,
            p_contrat.groupement_id, p_contrat.devise, p_contrat.tolerance_cp, p_contrat.debut,
            p_contrat.fin, p_contrat.cree_le, p_contrat.cree_par, p_contrat.prix_par)
    on conflict (organisation_id, id) do update
      set code = excluded.code, campagne_id = excluded.campagne_id,
          groupement_id = excluded.groupement_id, devise = excluded.devise,
          tolerance_cp = excluded.tolerance_cp, debut = excluded.debut, fin = excluded.fin,
          prix_par = excluded.prix_par;
    if p_lignes is not null then
      perform contrat.ecrire_lignes(p_contrat.id, p_contrat.campagne_id, p_lignes);
    end if;
  exception when integrity_constraint_violation then
    get stacked diagnostics v_message = message_text, v_contrainte = constraint_name;
    raise sqlstate 'TR409' using message = 'contrat_refuse',
      detail = jsonb_build_object('message', v_message, 'contrainte', v_contrainte)::text;
  end;
end
$$;
