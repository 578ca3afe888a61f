-- Widens the numbers of an opened campaign: ranks above the capacity of its frozen model may have
-- the given number of digits. The model and all its numbers do not change.
-- Spec: numerotation#elargissement.
-- Chosen: docs/decisions/0129-inventaires-parcelles-numeros.md.
-- Refuses: campagne_introuvable, segment_manquant (nothing is frozen), parametre_invalide (no more
--          digits than now), numerotation_ambigue (two numbers could read alike).
-- Locks: the campaign.
create or replace function numerotation.elargir(
  p_campagne_id uuid, p_chiffres integer, p_raison text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne record;
  v_actuels integer;
begin
  select c.id, lower(c.active_pendant) as ouverte_le, c.chiffres_elargis, m.segments
  into v_campagne
  from campagne.campagne c
    left join numerotation.modele m
      on m.organisation_id = c.organisation_id and m.version = c.modele_numerotation_version
  where c.id = p_campagne_id for update of c;
  if v_campagne.id is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  elsif v_campagne.segments is null then
    raise sqlstate 'TR409' using message = 'segment_manquant', detail = '{"segment": "modele"}';
  end if;
  v_actuels := coalesce(v_campagne.chiffres_elargis,
                        length(numerotation.rang_maximal(v_campagne.segments)::text));
  if p_chiffres not between v_actuels + 1 and 15 then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'chiffres', 'minimum', v_actuels + 1, 'maximum', 15)::text;
  end if;
  perform numerotation.refuser_ambiguite(
    numerotation.elargis(v_campagne.segments, p_chiffres), p_campagne_id, v_campagne.ouverte_le);
  update campagne.campagne c set chiffres_elargis = p_chiffres, modifie_le = p_le
  where c.id = p_campagne_id;
  perform journal.consigner(p_le, 'numerotation.elargir', 'campagne', p_campagne_id,
    jsonb_build_object('auteur', 'operateur', 'chiffres', p_chiffres, 'avant', v_actuels,
                       'raison', p_raison));
end
$$;
