-- Locks the origins of a recall from which matter still arrives: a plot, a producer, the receivers
-- of an input, a supplier, a step, the holder of a certificate and its members. A transaction that
-- records a collection or a reception of such an origin locks the origin's row too: the recall
-- waits for a running transaction, and a later one finds the recall executed.
-- Spec: rappels#suivi.
-- Chosen: docs/decisions/0032-suites-qualite.md.
-- Locks: plots, producers, groups, suppliers, steps, each by id.
create or replace function rappel.tenir_origines(p_rappel rappel.rappel) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[] := array(
    with origine as (
      select o.genre, o.id
      from jsonb_to_recordset(p_rappel.origines) as o (genre text, id uuid)
    )
    select o.id from origine o
    union
    select r.producteur_id from origine o join intrant.remise r on r.intrant_id = o.id
    where (select a.commande_id from commande.annulation a
           where a.organisation_id = r.organisation_id and a.commande_id = r.commande_id) is null
    union
    select h.id
    from origine o
      join certificat.certificat k on o.genre = 'certificat' and k.id = o.id
      cross join lateral (
        select k.groupement_id union select k.fournisseur_id
        union select p.id from producteur.producteur p where p.groupement_id = k.groupement_id)
        as h (id));
begin
  perform from parcelle.parcelle p where p.id = any (v_ids) order by p.id for update;
  perform from producteur.producteur p where p.id = any (v_ids) order by p.id for update;
  perform from organisation.groupement g where g.id = any (v_ids) order by g.id for update;
  perform from fournisseur.fournisseur f where f.id = any (v_ids) order by f.id for update;
  perform from etape.etape e where e.id = any (v_ids) order by e.id for update;
end
$$;
