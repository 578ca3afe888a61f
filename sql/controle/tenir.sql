-- Holds several controls and what lifting them judges again, each kind in one order, before the
-- first is lifted: two such acts that meet wait for each other in turn.
-- Spec: file-de-controle#plusieurs.
-- Chosen: docs/decisions/0032-suites-qualite.md.
-- Locks: the controls by id; the organization's surveys where one is concerned; of merges what
--        `producteur.tenir` locks; their collections, the plots and balances of these
--        (`collecte.verrouiller`).
create or replace function controle.tenir(p_ids uuid[], p_decision text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from controle.controle c where c.id = any (p_ids) order by c.id for update;
  if exists (
    select from controle.controle c join commande.commande d
      on d.organisation_id = c.organisation_id and d.id = c.commande_id
    where c.id = any (p_ids) and d.type in ('parcelle.enregistrer', 'parcelle.relever'))
  then
    perform parcelle.verrouiller_releves();
  end if;
  if p_decision = 'fusion' then
    perform producteur.tenir(array(
      select c.entite_id from controle.controle c
      where c.id = any (p_ids) and c.entite = 'producteur'
      union
      select p.value::uuid
      from controle.controle c
        cross join jsonb_array_elements_text(c.details -> 'producteurs') as p
      where c.id = any (p_ids) and c.entite = 'producteur'));
  end if;
  perform collecte.verrouiller(array(
    select c.entite_id from controle.controle c
    where c.id = any (p_ids) and c.entite = 'collecte'));
end
$$;
