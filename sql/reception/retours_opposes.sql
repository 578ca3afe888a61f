-- Lists the returns that a correction would contradict: returns to a supplier other than the
-- corrected one, and returns to a producer of more than the corrected share of a collection.
-- Spec: corrections#refus.
create or replace function reception.retours_opposes(
  p_avant reception.reception, p_apres reception.reception, p_parts bigint[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with trop_rendue as (
      select a.collecte_id
      from (select b.collecte_id, p_parts[row_number() over (order by b.rang)] as part_g
            from reception.apport b
            where b.reception_id = p_avant.id and b.annule_le is null) as a
      where a.collecte_id is not null and a.part_g < collecte.rendu_g(a.collecte_id)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'entite', 'sortie_lot', 'id', s.id, 'reference', null,
      'acte', format('POST /v1/mouvements/%s/contrepasser', s.mouvement_id)) order by s.id), '[]')
    from lot.lot l
      join lot.sortie_lot s on s.organisation_id = l.organisation_id and s.lot_id = l.id
    where l.reception_id = p_avant.id and s.genre = 'retour'
      and not exists (select from matiere.mouvement m where m.contrepasse_id = s.mouvement_id)
      and (p_apres.fournisseur_id <> p_avant.fournisseur_id or exists (
        select from lot.collecte_rendue r join trop_rendue t on t.collecte_id = r.collecte_id
        where r.sortie_id = s.id)));
end
$$;
