-- Publishes a version of a pack from its document, which the caller validated against
-- schemas/pack.json: writes the version itself, one row per parameter, per product and per state of
-- a conversion calendar, and the referentials and quality states that it adds to the global
-- catalogue. Every way of publishing calls this function.
-- Spec: packs-et-campagnes#packs, editeur#publication.
-- Refuses: pack_incoherent (with its faults), pack_deja_publie; what `pack.publier_referentiels`
--          refuses.
-- Locks: the pack; the referentials that change.
create or replace function pack.publier(
  p_document jsonb, p_le timestamptz, p_auteur text default 'operateur',
  p_publie_par text default 'operateur') returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fautes jsonb := pack.fautes(p_document);
  v_version_id uuid;
begin
  if v_fautes <> '[]' then
    raise sqlstate 'TR409' using message = 'pack_incoherent', detail = v_fautes::text;
  end if;
  perform pack.publier_referentiels(p_document, p_publie_par, p_le);

  insert into pack.pack (code, libelle) values (p_document ->> 'code', p_document ->> 'libelle_fr')
  on conflict (code) do update set libelle = excluded.libelle;

  insert into pack.pack_version
    (pack_id, version, referentiel_capacite, contenu, publie_le, auteur, publie_par)
  select p.id, p_document ->> 'version', p_document ->> 'referentiel_capacite', p_document, p_le,
         p_auteur, p_publie_par
  from pack.pack p where p.code = p_document ->> 'code'
  on conflict (pack_id, version) do nothing
  returning id into v_version_id;
  if v_version_id is null then
    raise sqlstate 'TR409' using message = 'pack_deja_publie',
      detail = jsonb_build_object(
        'code', p_document -> 'code', 'version', p_document -> 'version')::text;
  end if;

  insert into pack.parametre (pack_version_id, cle, valeur)
  select v_version_id, e.key, e.value from jsonb_each(p_document -> 'parametres') as e;

  insert into pack.produit
    (pack_version_id, code, nom_fr, nom_en, unite_code, est_matiere_premiere,
     matiere_premiere_liee_code, coefficient_ppm, attributs)
  select v_version_id, p ->> 'code', p ->> 'nom_fr', p ->> 'nom_en', p ->> 'unite_code',
         (p ->> 'est_matiere_premiere')::boolean, p #>> '{matiere_premiere_liee,code}',
         coalesce((p #>> '{matiere_premiere_liee,coefficient_ppm}')::integer, 1000000),
         p -> 'attributs'
  from jsonb_array_elements(p_document -> 'produits') as p;
  perform pack.figer_calendriers(v_version_id, p_document);
  return v_version_id;
end
$$;
