-- Sums the effects of a decision, member by member of each kind of record: how many records, and
-- the quantities before and after; of what is no quantity the value that all of them share. `dit`
-- is false if they share none.
-- Spec: file-de-controle#essai.
-- Why: a decision about three hundred collections has more effects than an answer lists.
create or replace function fiche.sommes(p_effets jsonb) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with effet as materialized (
      select e.*, count(*) over (partition by e.entite, e.champ, e.unite) as n,
             dense_rank() over (partition by e.entite order by coalesce(e.id, e.libelle))
               as rang_de_fiche
      from jsonb_to_recordset(p_effets) as e (
        entite text, id text, libelle text, champ text, unite text, avant jsonb, apres jsonb)
    ),
    somme as (
      select e.entite, max(e.rang_de_fiche) as fiches, e.champ, e.unite, max(e.n) as n,
             min(e.avant::text) as avant, min(e.apres::text) as apres,
             sum(case when e.unite is not null and jsonb_typeof(e.avant) = 'number'
                   then e.avant::bigint end) as total_avant,
             sum(case when e.unite is not null and jsonb_typeof(e.apres) = 'number'
                   then e.apres::bigint end) as total_apres,
             count(distinct e.avant) <= 1 and count(distinct e.apres) <= 1
               and count(e.avant) in (0, max(e.n)) and count(e.apres) in (0, max(e.n)) as pareil
      from effet e
      group by e.entite, e.champ, e.unite
    )
    select coalesce(json_agg(json_build_object(
        'entite', s.entite,
        'fiches', (select max(f.fiches) from somme f where f.entite = s.entite),
        'champ', s.champ, 'unite', s.unite, 'n', s.n,
        'dit', s.unite is not null or s.pareil,
        'avant', case when s.unite is not null then to_jsonb(coalesce(s.total_avant, 0))
                   when s.pareil then s.avant::jsonb end,
        'apres', case when s.unite is not null then to_jsonb(coalesce(s.total_apres, 0))
                   when s.pareil then s.apres::jsonb end)
      order by s.entite, s.champ, s.unite), '[]')
    from somme s);
end
$$;
