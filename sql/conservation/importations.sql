-- Lists the imports that name producers and may be erased: all producers that they made or refer to
-- were erased, or they have no known producer.
-- Spec: conservation#quand.
create or replace function conservation.importations(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with reste as materialized (
      select p.organisation_id, p.id from producteur.producteur p
      where not exists (
        select from conservation.efface e
        where e.organisation_id = p.organisation_id and e.genre = 'producteur'
          and e.id = p.id::text)
    ),
    mot as materialized (
      select r.id::text as mot from reste r
      union
      select d.numero_normalise from reste r
        join producteur.piece_identite d
          on d.organisation_id = r.organisation_id and d.producteur_id = r.id
      union
      select l.cle from reste r
        join importation.ligne l
          on l.organisation_id = r.organisation_id and l.objet_id = r.id
      where l.cle is not null
    )
    select i.id::text
    from importation.importation i
    where i.genre in ('producteurs', 'parcelles', 'rendements', 'capacites', 'soldes')
      and i.cree_le < p_limite
      and not exists (
        select from importation.ligne l
        where l.organisation_id = i.organisation_id and l.importation_id = i.id
          and l.objet_id in (select r.id from reste r))
      and not exists (
        select from importation.ligne l
          cross join lateral jsonb_each(l.renvois) as v
          cross join lateral unnest(array[
            v.value ->> 'texte', lower(v.value ->> 'texte'),
            upper(regexp_replace(v.value ->> 'texte', '[^[:alnum:]]', '', 'g'))]) as t
        where l.organisation_id = i.organisation_id and l.importation_id = i.id
          and v.value ->> 'entite' = 'producteur' and t in (select m.mot from mot m))
    order by i.cree_le, i.id;
end
$$;
