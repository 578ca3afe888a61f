-- Declares the calls that a domain adds to generated functions (`core.aiguiller`). Removes calls
-- that the domain's file no longer has, and does not rewrite unchanged ones.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
create or replace function core.tenir_voies(p_domaine text, p_liens core.lien[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from core.voie v
  where v.domaine = p_domaine and not exists (
    select from unnest(p_liens) as l
    where (l.aiguillage, l.rang, l.cle, l.fonction)
      is not distinct from (v.aiguillage, v.rang, v.cle, v.fonction));
  insert into core.voie (domaine, aiguillage, rang, cle, fonction)
  select p_domaine, l.aiguillage, l.rang, l.cle, l.fonction
  from unnest(p_liens) as l
  where not exists (
    select from core.voie v
    where v.domaine = p_domaine and (l.aiguillage, l.rang, l.cle, l.fonction)
      is not distinct from (v.aiguillage, v.rang, v.cle, v.fonction));
end
$$;
grant execute on function core.tenir_voies(text, core.lien[]) to proprietaire;
