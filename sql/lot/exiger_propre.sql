-- Requires what an act needs of a lot beside its state, where it is not done with its reception:
-- what was cancelled is a reception's, what is validated stands in a place that admits it and is
-- held by no result, what goes back to waiting gave nothing away, what is put away is empty.
-- Spec: lots#rejet, lots#reprise, lots#archivage, lots#devalidation, lots#analyses,
--       lots#qualites-admises.
-- Refuses: lot_repris, lot_issu_d_une_etape, emplacement_inconnu, qualite_non_admise,
--          analyse_non_conforme, matiere_deja_utilisee, lot_non_vide.
create or replace function lot.exiger_propre(p_lot lot.lot, p_acte text) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_usage uuid;
begin
  if p_acte = 'annuler' and p_lot.reprise_id is not null then
    raise sqlstate 'TR409' using message = 'lot_repris';
  elsif p_acte = 'annuler' and p_lot.etape_id is not null then
    raise sqlstate 'TR409' using message = 'lot_issu_d_une_etape',
      detail = jsonb_build_object('etape_id', p_lot.etape_id)::text;
  elsif p_acte = 'valider' then
    perform lot.exiger_place(p_lot.id, p_lot.emplacement_id);
    perform lot.exiger_analyses(p_lot.id);
  elsif p_acte = 'devalider' then
    v_usage := lot.usage(p_lot.id);
    if v_usage is not null then
      raise sqlstate 'TR409' using message = 'matiere_deja_utilisee',
        detail = jsonb_build_object('mouvement_id', v_usage)::text;
    end if;
  elsif p_acte = 'archiver' and lot.quantite(p_lot.id) > 0 then
    raise sqlstate 'TR409' using message = 'lot_non_vide',
      detail = jsonb_build_object('quantite_g', lot.quantite(p_lot.id))::text;
  end if;
end
$$;
