-- Lists what depends on the records of a command, a hundred records at most: the dependents that
-- its type lists, and the open non-conformities that decisions on its controls recorded. A command
-- that wrote nothing has no dependents.
-- Spec: file-de-controle#annulation.
-- Why: the queue calls this function for each of its items. Most types find their record by the id
--      in the payload; a type that needs resolved references resolves them itself.
create or replace function commande.dependances(p_commande_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte;
begin
  if not commande.est_ecrite(p_commande_id) then
    return '[]';
  end if;
  v_contexte := saisie.relire(p_commande_id);
  return coalesce((
    select jsonb_agg(to_jsonb(d) order by d.entite, d.id)
    from commande.dependances_type(v_contexte.type, v_contexte) as d), '[]') || coalesce((
    select jsonb_agg(jsonb_build_object('entite', 'non_conformite', 'id', n.id) order by n.id)
    from controle.controle c
      join non_conformite.non_conformite n on n.organisation_id = c.organisation_id and n.id = c.id
    where c.commande_id = p_commande_id and c.statut = 'leve' and n.statut <> 'close'), '[]');
end
$$;
