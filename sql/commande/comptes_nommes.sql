-- Returns the ledger accounts between which the collections of a batch will move goods, by kind and
-- object: the caller's custody, and the producers in the envelopes. Accounts are never closed; an
-- account that is not open yet is looked up later.
-- Spec: matiere#comptes.
-- Chosen: docs/performance.md#rereads.
-- Why: the raw text of the envelopes, as phones write it, only shows which values to read ahead,
--      and decides nothing.
create or replace function commande.comptes_nommes(p_utilisateur_id uuid, p_enveloppes text[])
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[] := array(
    select distinct n.id::uuid
    from unnest(p_enveloppes) as e (texte)
      cross join lateral left(split_part(e.texte, '"producteur_id":"', 2), 36) as n (id)
    where n.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
begin
  return (
    select jsonb_object_agg(c.genre || ' ' || c.objet_id, c.id)
    from matiere.compte c
    where c.objet_id = any (v_ids || p_utilisateur_id) and c.genre in ('garde', 'producteur'));
end
$$;
