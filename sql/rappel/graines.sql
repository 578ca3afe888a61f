-- The records of matter that a recall starts from: collections, lots and expeditions behind its
-- origins. A plot, a producer, an input, a supplier or a certificate stands for the operations of
-- the recall's period; once executed, a recall without an end goes up to its execution.
-- Spec: domain, «Recall: … from any lot, collection, plot, producer, input, supplier, step,
--       expedition, or certificate and period».
-- Chosen: docs/decisions/0030-rappel.md: an input is behind what was collected from a producer
--         after it was first handed to them.
create or replace function rappel.graines(p_rappel rappel.rappel) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_du timestamptz := coalesce(p_rappel.du, '-infinity');
  v_au timestamptz := coalesce(
    least(p_rappel.au, p_rappel.execute_le + interval '1 microsecond'), 'infinity');
begin
  return array(
    with origine as (
      select o.genre, o.id
      from jsonb_to_recordset(p_rappel.origines) as o (genre text, id uuid)
    ),
    collecte as not materialized (
      select c.id, c.parcelle_id, c.producteur_id, c.date_operation
      from collecte.collecte c
      where c.date_operation >= v_du and c.date_operation < v_au
    )
    select o.id from origine o where o.genre in ('lot', 'collecte', 'expedition')
    union
    select c.id from origine o join collecte c on c.parcelle_id = o.id
    where o.genre = 'parcelle'
    union
    select c.id from origine o join collecte c on c.producteur_id = o.id
    where o.genre = 'producteur'
    union
    select c.id
    from origine o
      join intrant.remise r on r.intrant_id = o.id
      join collecte c on c.producteur_id = r.producteur_id
        and c.date_operation >= r.date_operation
    where o.genre = 'intrant'
    union
    select f.vers_id
    from origine o
      join matiere.filiation f on f.de_id = o.id and not f.annulee
      join matiere.mouvement m on m.id = f.mouvement_id
        and m.date_operation >= v_du and m.date_operation < v_au
    where o.genre = 'fournisseur' and f.vers_genre = 'lot'
    union
    select l.id from origine o join lot.lot l on l.etape_id = o.id where o.genre = 'etape'
    union
    select coalesce(l.id, p.id)
    from origine o
      join certificat.certificat k on o.genre = 'certificat' and k.id = o.id
      cross join lateral certificat.operations_de_la_periode(
        k.id, greatest(v_du, lower(k.valide_pendant)),
        least(v_au, upper(k.valide_pendant)) - interval '1 microsecond') as p
      left join lot.lot l on p.entite = 'reception' and l.reception_id = p.id
    where p.entite in ('collecte', 'lot', 'reception', 'expedition'));
end
$$;
