-- Returns the open controls that depend on the records of a command, by its present payload and
-- date; no controls if the command wrote nothing.
-- Spec: file-de-controle#repose.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md.
create or replace function commande.reposent(p_id uuid) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte;
begin
  if commande.est_ecrite(p_id) then
    v_contexte := saisie.relire(p_id);
    v_contexte.refs := (select r.refs from saisie.verifier_references(v_contexte) as r);
    return query select r.id from commande.reposent_type(v_contexte.type, v_contexte) as r (id);
  end if;
end
$$;
