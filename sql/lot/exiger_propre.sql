-- Checks the conditions of an act on a lot itself, besides its state and the conditions of its
-- reception. For a cancellation: no step, inventory or opening stock made the lot. For a
-- validation: its place admits it, and no result blocks it. For an archiving: it is empty.
-- Spec: lots#rejet, lots#reprise, lots#archivage, lots#analyses, lots#qualites-admises.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: lot_repris, lot_d_inventaire, lot_issu_d_une_etape, qualite_non_admise,
--          analyse_non_conforme, lot_non_vide.
create or replace function lot.exiger_propre(p_lot lot.lot, p_acte text) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_acte = 'annuler' and p_lot.reprise_id is not null then
    raise sqlstate 'TR409' using message = 'lot_repris', detail = coalesce((
      select jsonb_build_object(
        'importation_id', g.importation_id,
        'acte', format('POST /v1/imports/%s/annuler', g.importation_id))
      from importation.ligne g where g.objet_id = p_lot.id limit 1), '{}')::text;
  elsif p_acte = 'annuler' and p_lot.comptage_id is not null then
    raise sqlstate 'TR409' using message = 'lot_d_inventaire', detail = (
      select jsonb_build_object('acte', format('POST /v1/mouvements/%s/contrepasser', m.id))::text
      from matiere.mouvement m
      where m.entite_id = p_lot.comptage_id and m.genre = 'inventaire');
  elsif p_acte = 'annuler' and p_lot.etape_id is not null then
    raise sqlstate 'TR409' using message = 'lot_issu_d_une_etape',
      detail = jsonb_build_object(
        'etape_id', p_lot.etape_id,
        'acte', format('POST /v1/etapes/%s/devalider', p_lot.etape_id))::text;
  elsif p_acte = 'valider' then
    perform lot.exiger_place(p_lot.id, p_lot.emplacement_id);
    perform lot.exiger_analyses(p_lot.id);
  elsif p_acte = 'archiver' and lot.quantite(p_lot.id) > 0 then
    raise sqlstate 'TR409' using message = 'lot_non_vide',
      detail = jsonb_build_object('quantite_g', lot.quantite(p_lot.id))::text;
  end if;
end
$$;
