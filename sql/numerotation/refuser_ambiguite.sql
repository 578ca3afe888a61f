-- Refuses to freeze a model by which two records of the organization could get the same official number.
-- Spec: Other rules on resources, official numbers. Chosen: a model names the nature, the product and the campaign
--       (its code, or its year of opening when no other campaign opened that year), and no two codes of free length touch.
-- Refuses: numerotation_ambigue.
create or replace function numerotation.refuser_ambiguite(p_segments jsonb, p_campagne_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  v_types text[] := array(
    select s.segment ->> 'type' from jsonb_array_elements(p_segments) with ordinality as s (segment, rang)
    where coalesce((s.segment ->> 'actif')::boolean, true) order by s.rang);
  v_raison text;
begin
  v_raison := case
    when not v_types @> '{nature}' then 'nature'
    when not v_types @> '{produit}' then 'produit'
    when not v_types && '{annee_campagne,code_campagne}' then 'campagne'
    when not v_types @> '{code_campagne}' and exists (
      select from campagne.campagne c join organisation.organisation o on o.id = c.organisation_id
      where c.id <> p_campagne_id and c.statut <> 'preparation'
        and date_part('year', lower(c.active_pendant) at time zone o.fuseau_horaire)::integer % 100
          = date_part('year', p_le at time zone o.fuseau_horaire)::integer % 100
    ) then 'annee_campagne'
    when array_to_string(v_types, ',') ~ '(produit|code_campagne|prefixe_entreprise),(produit|code_campagne|prefixe_entreprise)'
      then 'separateur'
  end;
  if v_raison is not null then
    raise sqlstate 'TR409' using message = 'numerotation_ambigue',
      detail = jsonb_build_object('segment', v_raison)::text;
  end if;
end
$$;
