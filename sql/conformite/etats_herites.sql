-- Returns the quality states that a plot inherits from its former plots: under a referential, at
-- each time the lowest state of these plots; null while one of them has no state. Equal states in a
-- row are one run, which begins with the first of them.
-- Spec: terrain#origines.
create or replace function conformite.etats_herites(p_anciennes uuid[])
returns table (referentiel_code text, etat_code text, depuis timestamptz, derogation jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with statut as materialized (
      select s.id, s.parcelle_id, s.referentiel_code, s.etat_code, e.rang,
             tstzrange(coalesce(lower(s.periode), p.cree_le), upper(s.periode)) as periode
      from conformite.statut_parcelle s
        join parcelle.parcelle p on p.organisation_id = s.organisation_id and p.id = s.parcelle_id
        join conformite.etat e on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
      where s.parcelle_id = any (p_anciennes)
        and coalesce(upper(s.periode) > p.cree_le or lower(s.periode) is not null, true)
    ),
    instant as (
      select s.referentiel_code, lower(s.periode) as le from statut s
      union
      select s.referentiel_code, upper(s.periode) from statut s where not upper_inf(s.periode)
    ),
    au as (
      select i.referentiel_code, i.le, b.etat_code,
             case when b.debut = i.le then r.derogation end as derogation
      from instant i
        left join lateral (
          select (array_agg(s.etat_code order by s.rang, s.parcelle_id))[1] as etat_code,
                 (array_agg(s.id order by s.rang, s.parcelle_id))[1] as id,
                 (array_agg(lower(s.periode) order by s.rang, s.parcelle_id))[1] as debut
          from statut s
          where s.referentiel_code = i.referentiel_code and s.periode @> i.le
          having count(*) = cardinality(p_anciennes)) as b on true
        left join conformite.revision r on r.id = b.id
    ),
    suite as (
      select a.*, lag(a.etat_code) over w as avant, row_number() over w as rang
      from au a window w as (partition by a.referentiel_code order by a.le)
    )
    select s.referentiel_code, s.etat_code, s.le, s.derogation
    from suite s
    where case s.rang when 1 then s.etat_code is not null
               else s.etat_code is distinct from s.avant end
    order by s.referentiel_code, s.le;
end
$$;
