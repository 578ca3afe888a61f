-- Whether a model would write, for a campaign opened at a time, the numbers that another campaign
-- of the organization writes by its own: compared by what each writes for rank 0.
-- Spec: numerotation#ambiguite.
create or replace function numerotation.repete_une_campagne(
  p_segments jsonb, p_campagne_id uuid, p_le timestamptz) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with produit as (
    select p.code from produit.produit p union select 'PRODUIT'
  ),
  ecrit as (
    select c.id, numerotation.composer(
             case when c.id = p_campagne_id then p_segments else m.segments end,
             date_part('year', case when c.id = p_campagne_id then p_le
               else lower(c.active_pendant) end at time zone o.fuseau_horaire)::integer,
             c.code, 'MP', p.code, coalesce(m.prefixe_entreprise, o.prefixe_entreprise),
             0) as numero
    from campagne.campagne c
      join organisation.organisation o on o.id = c.organisation_id
      cross join produit p
      left join numerotation.modele m
        on m.organisation_id = c.organisation_id and m.version = c.modele_numerotation_version
    where c.id = p_campagne_id or c.statut <> 'preparation'
  )
  select exists (
    select from ecrit e join ecrit a on a.numero = e.numero
    where e.id = p_campagne_id and a.id <> p_campagne_id)
$$;
