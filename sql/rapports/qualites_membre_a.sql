-- Returns the conversions of the plots of each producer at an instant: the state of each plot under
-- each referential ticked then, and the start of its conversion; null for a state that is in no
-- calendar of the packs in force.
-- Spec: registres#membres, rapports#fonctions, conformite-et-certificats#grille.
-- Chosen: docs/decisions/0084-rapports-dates.md.
-- Why: the run of rising states is calculated as in `conformite.debut_conversion`, since a report
--      calls no rule.
create or replace function rapports.qualites_membre_a(p_le timestamptz)
returns table (le timestamptz, conversions jsonb, producteur_id uuid)
language sql stable
begin atomic
  with calendrier as materialized (
    select k.organisation_id, c.referentiel_code, c.etat_code, max(c.duree_mois) as mois
    from campagne.campagne k
      join pack.conversion c on c.pack_version_id = k.pack_version_id
    where k.active_pendant @> p_le
    group by 1, 2, 3
  )
  select p_le as le, y.conversions, t.producteur_id
  from rapports.parcelles_membre_a(p_le) as t
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
               'parcelle_id', s.parcelle_id, 'referentiel_code', s.referentiel_code,
               'etat_code', s.etat_code, 'debut_conversion', d.debut)
               order by s.parcelle_id, s.referentiel_code), '[]') as conversions
      from conformite.statut_parcelle s
        join conformite.referentiel_coche r on r.organisation_id = s.organisation_id
          and r.referentiel_code = s.referentiel_code and r.coche_pendant @> p_le
        join organisation.organisation o on o.id = s.organisation_id
        left join calendrier c on c.organisation_id = s.organisation_id
          and (c.referentiel_code, c.etat_code) = (s.referentiel_code, s.etat_code)
        left join lateral (
          select (x.depuis at time zone o.fuseau_horaire
                    - make_interval(months => coalesce(x.mois, 0))) at time zone o.fuseau_horaire
                   as debut
          from (
            select lower(h.periode) as depuis, e.rang, k.mois, v.derogation is not null as derogee,
                   lag(upper(h.periode)) over w as fin_precedente,
                   lag(e.rang) over w as rang_precedent, lag(k.mois) over w as mois_precedent
            from conformite.statut_parcelle h
              join conformite.etat e
                on e.referentiel_code = h.referentiel_code and e.code = h.etat_code
              left join calendrier k on k.organisation_id = h.organisation_id
                and (k.referentiel_code, k.etat_code) = (h.referentiel_code, h.etat_code)
              left join conformite.revision v
                on v.organisation_id = h.organisation_id and v.id = h.id
            where h.organisation_id = s.organisation_id and h.parcelle_id = s.parcelle_id
              and h.referentiel_code = s.referentiel_code and lower(h.periode) <= p_le
            window w as (order by lower(h.periode))) as x
          where x.fin_precedente is null or x.fin_precedente < x.depuis
            or x.rang <= x.rang_precedent or x.mois_precedent is null or x.mois is null
            or x.derogee
          order by x.depuis desc limit 1) as d on c.etat_code is not null
      where s.parcelle_id = any (t.parcelles) and s.periode @> p_le) as y;
end;
comment on function rapports.qualites_membre_a(timestamptz) is
  'The state of each plot that each producer held at p_le under each referential ticked then, and '
  'when its conversion began.';
grant execute on function rapports.qualites_membre_a(timestamptz) to rapports;
