-- Locks the open controls of other commands that depend on the records that a decision is about to
-- change, and returns them. Called for a command that gets another payload or date, and for a
-- collection that is devalidated.
-- Spec: file-de-controle#repose.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md.
-- Locks: the controls by id.
create or replace function controle.tenir_reposent(
  p_controle controle.controle, p_requete jsonb) returns uuid[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_commandes uuid[];
  v_id uuid;
  v_reposent uuid[] := '{}';
begin
  if p_requete ->> 'decision' not in ('correction', 'ecart_motive')
    or not p_requete ?| '{payload,date_operation}'
       and p_controle.motif <> 'erreur_signalee_agent'
  then
    return v_reposent;
  end if;
  v_commandes := array(
    select p_controle.commande_id
    union
    select c.commande_id from collecte.collecte c
    where p_controle.entite = 'collecte' and c.id = p_controle.entite_id);
  foreach v_id in array v_commandes loop
    v_reposent := v_reposent || array(
      select k.id from commande.reposent(v_id) as r (id) join controle.controle k on k.id = r.id
      where k.commande_id <> all (v_commandes));
  end loop;
  perform from controle.controle c where c.id = any (v_reposent) order by c.id for update;
  return v_reposent;
end
$$;
