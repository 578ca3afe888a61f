-- Gives a certificate that was withdrawn by mistake the status that it should have kept, from the
-- day of the withdrawal on, as one more row of its history. A certificate of an import that was
-- undone stays withdrawn.
-- Spec: conformite-et-certificats#correction.
-- Chosen: docs/decisions/0163-une-issue.md.
-- Refuses: certificat_retire, parametre_invalide (the status of one that is not withdrawn).
create or replace function certificat.restituer(
  p_certificat certificat.certificat, p_requete jsonb, p_auteur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_defait boolean := p_certificat.numero like '% ANNULE ' || p_certificat.id;
begin
  if p_certificat.statut <> 'retire' then
    if p_requete ->> 'statut' <> p_certificat.statut then
      raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
        'parametre', 'statut',
        'acte', format('POST /v1/certificats/%s/statut', p_certificat.id))::text;
    end if;
    return;
  elsif v_defait or not p_requete ? 'statut' then
    perform acte.refuser('certificat', p_certificat.id, 'retire', 'corriger', case when v_defait
      then '{"possibles": []}' else '{"parametre": "statut"}' end::jsonb);
  end if;
  insert into certificat.changement
    (organisation_id, certificat_id, statut, depuis, enregistre_le, raison, auteur_id)
  select h.organisation_id, h.certificat_id, p_requete ->> 'statut', h.depuis, p_le,
         p_requete ->> 'raison', p_auteur_id
  from certificat.changement h
  where h.certificat_id = p_certificat.id and h.statut = 'retire' order by h.rang desc limit 1;
  update certificat.certificat c set statut = p_requete ->> 'statut' where c.id = p_certificat.id;
end
$$;
