-- Takes the next records of a kind that may be erased, marks them as erased, and lists their
-- objects; returns their ids. In the same transaction, the caller calls `conservation.effacer`,
-- which replaces their values.
-- Spec: conservation#quand, conservation#objets.
-- Locks: the organization's erasure, by a key of its own, so that two operators do not erase the
--        same records; then the documents, before their objects are listed, so that a task that
--        draws one meanwhile sees the erasure.
create or replace function conservation.choisir(
  p_genre text, p_nombre integer, p_le timestamptz) returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids text[];
begin
  perform core.verrouiller('conservation ' || core.organisation_id());
  v_ids := array(
    select x.id
    from conservation.echus(p_genre, conservation.limite(p_le)) with ordinality as x (id, rang)
    where not exists (
      select from conservation.efface e where e.id = x.id and e.genre = p_genre)
    order by x.rang limit p_nombre);
  insert into conservation.efface (organisation_id, genre, id, le)
  select core.organisation_id(), p_genre, x, p_le from unnest(v_ids) as x;
  perform from document.document d
  where case p_genre when 'commande' then d.commande_id::text = any (v_ids)
                     when 'document' then d.id::text = any (v_ids)
                     else false end
  order by d.id for update;
  insert into conservation.objet (organisation_id, cle, liste_le)
  select core.organisation_id(), o, p_le from conservation.objets(p_genre, v_ids) as o
  on conflict (organisation_id, cle) do nothing;
  if v_ids <> '{}' then
    perform journal.consigner(p_le, 'conservation.effacer', p_genre, null,
                              jsonb_build_object('nombre', cardinality(v_ids)));
  end if;
  return v_ids;
end
$$;
