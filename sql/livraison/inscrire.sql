-- Puts the collections that a delivery note names on this note. A collection is on one note only:
-- among the notes that name it, the one that precedes the others.
-- Spec: types-de-commandes#livraison-etablir-bon.
-- Locks: what `livraison.departager` and `livraison.marquer` lock.
create or replace function livraison.inscrire(
  p_bon_id uuid, p_collectes jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into livraison.bon_collecte (organisation_id, bon_id, collecte_declaree, collecte_id)
  select core.organisation_id(), p_bon_id, c.key::uuid, c.value::uuid
  from jsonb_each_text(p_collectes) as c
  on conflict (organisation_id, collecte_id) do nothing;

  insert into livraison.bon_collecte (organisation_id, bon_id, collecte_declaree)
  select core.organisation_id(), p_bon_id, c.key::uuid from jsonb_each_text(p_collectes) as c
  on conflict (organisation_id, bon_id, collecte_declaree) do nothing;
  if found then  -- a collection is on another note
    perform livraison.departager(
      p_bon_id, array(select c.value::uuid from jsonb_each_text(p_collectes) as c), p_le);
  end if;
  -- Goods often arrive with the paper before the phone sends the note.
  perform livraison.marquer(array[p_bon_id]);
end
$$;
