-- Judges the open `dependance_en_controle` controls about the record of a lifted control again, in
-- whatever way it was lifted: one that no other open control of the record causes is lifted by the
-- service, and what waited for it in turn. In another order of arrival, the dependence would have
-- no control.
-- Spec: commandes#dependance, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0165-ce-qui-dependait.md.
-- Why: a merge moves the record's open controls to the kept record; what depends on them may name
--      the lost one. While another open control holds the record, none of them is judged, so that
--      a decision about many controls judges them once.
-- Locks: what `constat.revoir` locks.
create or replace function constat.liberer_dependants(
  p_controle controle.controle, p_decision text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids text[];
  v_dependants uuid[];
begin
  if p_controle.entite_id is null then
    return;
  end if;
  if exists (
    select from saisie.cause_de_dependance c
    where c.organisation_id = p_controle.organisation_id
      and c.entite_id = p_controle.entite_id and c.entite = p_controle.entite
      and c.id <> p_controle.id)
  then
    return;
  end if;
  v_ids := array(
    select p_controle.entite_id::text
    union all
    select p.id::text from producteur.producteur p
    where p_controle.entite = 'producteur' and p.fusionne_dans = p_controle.entite_id);
  v_dependants := array(
    select d.id from controle.controle d
    where d.organisation_id = p_controle.organisation_id and d.statut = 'ouvert'
      and d.motif = 'dependance_en_controle'
      and d.details ->> 'id' is not null and d.details ->> 'id' = any (v_ids));
  if v_dependants <> '{}' then
    perform constat.revoir(v_dependants, p_controle.id,
                           'ce qui le retenait est levé : ' || p_decision, p_le);
  end if;
end
$$;
