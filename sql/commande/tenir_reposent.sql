-- Locks the open controls of a command that is about to be cancelled, and the controls of other
-- commands that depend on its records. Returns the latter, because these dependences can not be
-- read after the cancellation.
-- Spec: file-de-controle#repose.
-- Locks: the controls by id.
create or replace function commande.tenir_reposent(p_id uuid, p_contexte commande.contexte)
returns uuid[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reposent uuid[] := array(
    select r.id from commande.reposent_type(p_contexte.type, p_contexte) as r (id));
begin
  perform from controle.controle c
  where (c.commande_id = p_id or c.id = any (v_reposent)) and c.statut = 'ouvert'
  order by c.id for update;
  return v_reposent;
end
$$;
