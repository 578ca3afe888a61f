-- Returns the present next official number of (campaign, nature, product); it is indicative and not
-- reserved. A closed campaign still gives numbers to matter that comes from it. `p_modele` holds
-- the segments of a model that is not written yet: then the number is what this model would give,
-- and a campaign in preparation has the year of now.
-- Spec: numerotation#apercu, numerotation#essai, packs-et-campagnes#dettes.
-- Chosen: campaign and product are given by id or by code; docs/decisions/0178-modele-essaye.md.
-- Refuses: campagne_introuvable, produit_introuvable, campagne_non_ouverte, segment_manquant,
--          sequence_hors_capacite; what `numerotation.lire_modele` and `numerotation.juger_modele`
--          refuse.
create or replace function numerotation.apercu(
  p_campagne text, p_produit text, p_nature text, p_modele text default null,
  p_prefixe text default null, p_le timestamptz default null) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne record;
  v_produit_id uuid;
  v_modele numerotation.fige;
  v_rang bigint;
  v_numero text;
begin
  select c.id, c.statut, c.modele_numerotation_version as version into v_campagne
  from campagne.campagne c where c.code = p_campagne or c.id::text = lower(p_campagne)
  order by (c.code = p_campagne) desc limit 1;
  if v_campagne.id is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  end if;
  select p.id into v_produit_id from produit.produit p
  where p.code = p_produit or p.id::text = lower(p_produit);
  if v_produit_id is null then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  end if;
  if v_campagne.statut = 'preparation' and p_modele is null then
    raise sqlstate 'TR409' using message = 'campagne_non_ouverte', detail = jsonb_build_object(
      'campagne_id', v_campagne.id, 'statut', v_campagne.statut,
      'acte', 'npm run admin -- campagne ouvrir')::text;
  end if;

  v_modele := numerotation.modele_fige(v_campagne.id, v_produit_id);
  if p_modele is not null then
    v_modele.segments := numerotation.juger_modele(numerotation.lire_modele(p_modele), p_prefixe);
    select coalesce(p_prefixe, o.prefixe_entreprise),
           coalesce(v_modele.annee,
                    date_part('year', p_le at time zone o.fuseau_horaire)::integer)
    into v_modele.prefixe, v_modele.annee
    from organisation.organisation o where o.id = core.organisation_id();
    v_campagne.version := (select coalesce(max(m.version), 0) + 1 from numerotation.modele m);
  end if;
  v_rang := coalesce((select c.dernier_rang from numerotation.compteur c
                      where c.campagne_id = v_campagne.id and c.nature = p_nature
                        and c.produit_id = v_produit_id), 0) + 1;
  v_numero := numerotation.composer(
    v_modele.segments, v_modele.annee, v_modele.code_campagne, p_nature,
    v_modele.produit, v_modele.prefixe, v_rang);
  if v_numero is null then
    raise sqlstate 'TR409' using message = 'segment_manquant',
      detail = jsonb_build_object('segment',
        case when v_modele.segments is null then 'modele' else 'prefixe_entreprise' end)::text;
  end if;
  if v_rang > numerotation.rang_maximal(v_modele.segments) then
    raise sqlstate 'TR409' using message = 'sequence_hors_capacite',
      detail = jsonb_build_object('rang_maximal', v_rang - 1)::text;
  end if;
  return json_build_object('numero', v_numero, 'rang', v_rang,
                           'modele_version', v_campagne.version,
                           'segments', case when p_modele is null
                             then (select m.segments from numerotation.modele m
                                   where m.version = v_campagne.version)
                             else v_modele.segments end);
end
$$;
