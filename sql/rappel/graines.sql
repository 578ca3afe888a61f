-- Returns the records of matter from which a recall starts: collections, lots and expeditions
-- behind its origins. If an origin is a plot, a producer, an input, a supplier or a certificate,
-- these are the operations of the recall's period; for a supplier also opening stock bought from
-- that supplier. After the execution, a recall without an end includes operations up to its
-- execution.
-- Spec: rappels#plan.
-- Chosen: docs/decisions/0030-rappel.md: an input is an origin of the collections from a producer
--         after its first hand-out to this producer.
-- Why: a plot's collections are found by the plot and then filtered by date: for an unbounded
--      period, the planner would consider the index of all dates as good, and read all collections
--      of the organization.
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
    recolte as (
      select o.id as parcelle_id, null::uuid as producteur_id, v_du as du
      from origine o where o.genre = 'parcelle'
      union all
      select null, o.id, v_du from origine o where o.genre = 'producteur'
      union all
      select null, r.producteur_id, greatest(v_du, r.date_operation)
      from origine o join intrant.remise r on r.intrant_id = o.id
      where o.genre = 'intrant'
        and (select a.commande_id from commande.annulation a
             where a.organisation_id = r.organisation_id and a.commande_id = r.commande_id) is null
    )
    select o.id from origine o where o.genre in ('lot', 'collecte', 'expedition')
    union
    select c.id
    from recolte r
      cross join lateral (
        select k.id from (
          select c.id, c.date_operation from collecte.collecte c
          where c.organisation_id = p_rappel.organisation_id and c.parcelle_id = r.parcelle_id
          offset 0) as k
        where k.date_operation >= r.du and k.date_operation < v_au
        union all
        select k.id from collecte.collecte k
        where k.organisation_id = p_rappel.organisation_id and k.producteur_id = r.producteur_id
          and k.date_operation >= r.du and k.date_operation < v_au
        offset 0) as c
    union
    select f.vers_id
    from origine o
      cross join lateral (
        select v.vers_id, v.mouvement_id from matiere.filiation v
        where v.de_id = o.id and v.vers_genre = 'lot' and not v.annulee offset 0) as f
      join matiere.mouvement m on m.id = f.mouvement_id
        and m.date_operation >= v_du and m.date_operation < v_au
    where o.genre = 'fournisseur'
    union
    select l.id
    from origine o
      join lot.reprise x on x.fournisseur_id = o.id
        and x.date_operation >= v_du and x.date_operation < v_au
      join lot.lot l on l.organisation_id = x.organisation_id and l.reprise_id = x.id
    where o.genre = 'fournisseur' and l.statut <> 'annulé'
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
