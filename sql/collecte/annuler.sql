-- Devalidates a cancelled collection: its matter goes back, its capacity is released, and it keeps
-- its number.
-- Spec: file-de-controle#annulation, collectes#devalidation.
-- Locks: the collection, then what `collecte.devalider` locks.
create or replace function collecte.annuler(
  p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform collecte.devalider((p_contexte.payload ->> 'collecte_id')::uuid, p_le);
end
$$;
