-- Seals the entries of the journal that are visible and not sealed yet, by id, at most `p_nombre`;
-- returns the seal, or null if there is nothing to seal but the entries of seals.
-- Spec: sceaux#nuit, sceaux#chaine.
-- Locks: the organization's row, against another worker that seals.
-- Chosen: docs/decisions/0203-sceaux.md.
-- Why: an entry gets its id before its commit, so one below the latest seal may still appear. The
--      search begins at the floor, below which every transaction has ended.
create or replace function sceau.sceller(p_le timestamptz, p_nombre integer)
returns sceau.sceau
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant sceau.sceau;
  v_sceau sceau.sceau;
  v_sur bigint;
  v_ids bigint[];
begin
  perform from organisation.organisation o where o.id = core.organisation_id() for no key update;
  select s.* into v_avant from sceau.sceau s where s.rang >= 0
  order by s.rang desc limit 1;
  v_sur := case
    when pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= v_avant.marque_transaction
      then v_avant.marque
    else coalesce(v_avant.plancher, 0) end;
  v_ids := array(
    select e.id from journal.evenement e
    where e.id > coalesce(v_avant.plancher, 0)
      and not exists (select from sceau.feuille f where f.evenement_id = e.id)
    order by e.id limit p_nombre);
  if not exists (select from journal.evenement e
                 where e.id = any (v_ids) and e.action <> 'journal.sceller') then
    return null;
  end if;
  v_sceau.organisation_id := core.organisation_id();
  v_sceau.rang := coalesce(v_avant.rang, 0) + 1;
  v_sceau.scelle_le := p_le;
  v_sceau.feuilles := cardinality(v_ids);
  v_sceau.precedent := coalesce(v_avant.empreinte, decode(repeat('00', 32), 'hex'));
  v_sceau.plancher := greatest(
    coalesce(v_avant.plancher, 0),
    least(v_sur, case cardinality(v_ids) when p_nombre then v_ids[p_nombre] else v_sur end));
  if v_sur = v_avant.marque or v_avant.rang is null then
    select max(e.id), pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    into v_sceau.marque, v_sceau.marque_transaction from journal.evenement e;
  else
    v_sceau.marque := v_avant.marque;
    v_sceau.marque_transaction := v_avant.marque_transaction;
  end if;
  return sceau.poser(v_sceau, v_ids);
end
$$;
