-- Compares two portraits (`fiche.portrait`) of some records, member by member; compares an object
-- by its own members (`qualites.AB`). A new record is shown with its members but without an id,
-- since the real decision will give it another id; a deleted record is shown with its former
-- members.
-- Spec: file-de-controle#essai.
create or replace function fiche.effets(p_avant jsonb, p_apres jsonb)
returns table (rang bigint, entite text, id uuid, libelle text, champ text, unite text,
               avant jsonb, apres jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with portrait as (
    select false as est_apres, a.value as fiche from jsonb_array_elements(p_avant) as a
    union all
    select true, b.value from jsonb_array_elements(p_apres) as b
  ),
  membre as materialized (
    select p.est_apres, p.fiche ->> 'entite' as entite, (p.fiche ->> 'id')::uuid as id,
           p.fiche ->> 'libelle' as libelle, p.fiche ->> 'devise' as devise,
           concat_ws('.', m.key, s.key) as champ, coalesce(s.value, m.value) as valeur
    from portrait p
      cross join lateral jsonb_each(p.fiche -> 'champs') as m
      left join lateral jsonb_each(
        case when jsonb_typeof(m.value) = 'object' then m.value else '{}' end) as s on true
    where m.value <> '{}'
  )
  select row_number() over (order by e.entite, e.libelle, e.id, e.champ), e.entite,
         case when e.est_connu then e.id end, e.libelle, e.champ,
         case when e.champ ~ '_g$' then 'g' when e.champ ~ '_m2$' then 'm2'
           when e.champ in ('montant', 'reste') then e.devise end,
         e.avant, e.apres
  from (
    select coalesce(b.entite, a.entite) as entite, coalesce(b.id, a.id) as id,
           coalesce(b.libelle, a.libelle) as libelle, coalesce(b.champ, a.champ) as champ,
           coalesce(b.devise, a.devise) as devise,
           exists (select from membre k where not k.est_apres
                     and k.id = coalesce(b.id, a.id)) as est_connu,
           nullif(a.valeur, 'null') as avant, nullif(b.valeur, 'null') as apres
    from (select m.* from membre m where not m.est_apres) as a
      full join (select m.* from membre m where m.est_apres) as b
        on (b.entite, b.id, b.champ, coalesce(b.devise, ''))
          = (a.entite, a.id, a.champ, coalesce(a.devise, ''))
  ) as e
  where e.avant is distinct from e.apres;
end
$$;
