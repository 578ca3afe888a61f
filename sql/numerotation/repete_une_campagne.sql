-- Returns whether a model could, for a campaign opened at a given time, write a number that another
-- campaign of the organization may have. Compares the texts of their numbers with `chr(1)` for
-- every digit of a rank, for each possible length of a rank.
-- Spec: numerotation#ambiguite, numerotation#elargissement.
create or replace function numerotation.repete_une_campagne(
  p_segments jsonb, p_campagne_id uuid, p_le timestamptz) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with produit as (
    select p.code from produit.produit p union select 'PRODUIT'
  ),
  ecrit as materialized (
    select c.id, format(g.gabarit, 'MP', repeat(chr(1), n)) as numero
    from campagne.campagne c
      join organisation.organisation o on o.id = c.organisation_id
      cross join produit p
      left join numerotation.modele m
        on m.organisation_id = c.organisation_id and m.version = c.modele_numerotation_version
      cross join lateral numerotation.gabarit(
        case when c.id = p_campagne_id then p_segments
             when c.chiffres_elargis is null then m.segments
             else numerotation.elargis(m.segments, c.chiffres_elargis) end,
        date_part('year', case when c.id = p_campagne_id then p_le
          else lower(c.active_pendant) end at time zone o.fuseau_horaire)::integer,
        c.code, p.code, coalesce(m.prefixe_entreprise, o.prefixe_entreprise)) as g
      cross join lateral generate_series(
        length(g.rang_du_modele::text), length(g.rang_maximal::text)) as n
    where c.id = p_campagne_id or c.statut <> 'preparation'
  )
  select exists (
    select from ecrit e
      join ecrit a on translate(a.numero, '0123456789', repeat(chr(1), 10))
                    = translate(e.numero, '0123456789', repeat(chr(1), 10))
    where e.id = p_campagne_id and a.id <> p_campagne_id
      and numerotation.se_lisent_pareil(e.numero, a.numero))
$$;
