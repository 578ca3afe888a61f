-- Declares the generated functions of a domain (`core.aiguiller`). Removes declarations that the
-- domain's file no longer has, and does not rewrite unchanged ones.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
create or replace function core.tenir_aiguillages(
  p_domaine text, p_aiguillages core.aiguillage[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from core.aiguillage a
  where split_part(a.nom, '.', 1) = p_domaine and a <> all (p_aiguillages);
  insert into core.aiguillage (nom, genre, parametres, renvoie, est_lecture)
  select n.nom, n.genre, n.parametres, n.renvoie, n.est_lecture
  from unnest(p_aiguillages) as n
  where not exists (select from core.aiguillage a where a.nom = n.nom);
end
$$;
grant execute on function core.tenir_aiguillages(text, core.aiguillage[]) to proprietaire;
