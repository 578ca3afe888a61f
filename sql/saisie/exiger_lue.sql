-- Returns the id of a member or a plot that a command named, if it stands as when the references
-- were read (`p_refs`); the caller has locked it now. If a merge took it away since, if the merge
-- by which the command named it was undone, or if it was active at the operation date and is not
-- any more, the command fails for this time, and is judged again when it is sent again.
-- Spec: commandes#echecs, commandes#alias, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0176-fusion-ou-sortie-entre-temps.md.
-- Why: what was inactive when it was named keeps its finding, and the period of an alias is its own
--      (`exemptes` of the references). An expression, so that a command asks it beside the
--      statement that locks the row or writes its record.
create or replace function saisie.exiger_lue(
  p_id uuid, p_fusionne_dans uuid, p_actif_pendant tstzmultirange, p_refs jsonb, p_le timestamptz)
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_change boolean := p_fusionne_dans is not null
    or not p_actif_pendant @> p_le and (p_refs -> 'exemptes' ? p_id::text) is not true;
begin
  if p_refs ? 'alias' then
    v_change := v_change or exists (
      select from jsonb_each_text(p_refs -> 'alias') as a
      where a.value = p_id::text and not exists (
          select from producteur.producteur p where p.id = a.key::uuid and p.fusionne_dans = p_id)
        and not exists (
          select from parcelle.parcelle q where q.id = a.key::uuid and q.fusionnee_dans = p_id));
  end if;
  if v_change then
    raise sqlstate '40001' using message = 'what the command names changed meanwhile';
  end if;
  return p_id;
end
$$;
