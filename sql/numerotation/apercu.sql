-- Returns the present next official number of (campaign, nature, product); it is indicative and not
-- reserved. A closed campaign still gives numbers to matter that comes from it.
-- Spec: numerotation#apercu, packs-et-campagnes#dettes.
-- Chosen: campaign and product are given by id or by code.
-- Refuses: campagne_introuvable, produit_introuvable, campagne_non_ouverte, segment_manquant,
--          sequence_hors_capacite.
create or replace function numerotation.apercu(
  p_campagne text, p_produit text, p_nature text) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne record;
  v_produit_id uuid;
  v_modele record;
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
  if v_campagne.statut = 'preparation' then
    raise sqlstate 'TR409' using message = 'campagne_non_ouverte', detail = jsonb_build_object(
      'campagne_id', v_campagne.id, 'statut', v_campagne.statut,
      'acte', 'npm run admin -- campagne ouvrir')::text;
  end if;

  select m.segments, m.annee, m.code_campagne, m.produit, m.prefixe into v_modele
  from numerotation.modele_fige(v_campagne.id, v_produit_id) as m;
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
  return json_build_object('numero', v_numero, 'rang', v_rang, 'modele_version', v_campagne.version,
                           'segments', (select m.segments from numerotation.modele m
                                        where m.version = v_campagne.version));
end
$$;
