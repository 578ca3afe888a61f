-- Fixtures of packs: another version than the one frozen by the fixtures' campaign.

create function essai.attributs(p_code text, p_attributs jsonb) returns void language sql as $$
  update campagne.campagne c
  set pack_version_id = pack.publier(v.contenu
    || jsonb_build_object('version', 'attributs', 'produits', (
    select jsonb_agg(case when p ->> 'code' = p_code then p
      || jsonb_build_object('attributs', p_attributs) else p end)
    from jsonb_array_elements(v.contenu -> 'produits') as p)), essai.t(-400))
  from pack.pack_version v
  where v.id = c.pack_version_id and c.id = essai.id('campagne ' || essai.code())
$$;
comment on function essai.attributs(text, jsonb) is
  'The campaign of the current organization as if it had frozen a pack whose product had these '
  'attributes.';

create function essai.ouvrir_suivante(p_changements jsonb default '{}',
  p_le timestamptz default essai.t(), p_code text default 'C27') returns uuid
language plpgsql as $$
begin
  perform numerotation.definir_modele('[{"type": "nature"}, {"type": "texte", "valeur": "/"},
      {"type": "produit"}, {"type": "texte", "valeur": "/"},
    {"type": "code_campagne"}, {"type": "texte", "valeur": "/"},
      {"type": "sequence", "chiffres": 5}]', p_le);
  perform campagne.creer(essai.id(p_code), p_code, 'Campagne ' || p_code, 2027, '2027-01-01',
    '2027-12-31',
    pack.publier(essai.document_pack(p_code) || p_changements, p_le), p_le);
  perform campagne.ouvrir(essai.id(p_code), p_le);
  return essai.id(p_code);
end
$$;
comment on function essai.ouvrir_suivante(jsonb, timestamptz, text) is
  'Opens another campaign on a later version of the pack `essai`, changed so; the first one stays '
  'open. Answers its id.';

create function essai.produits_changes() returns jsonb language sql immutable as $$
  select '{"produits": [
    {"code": "ANANAS", "nom_fr": "Ananas", "nom_en": "Pineapple", "unite_code": "kg",
          "est_matiere_premiere": true, "matiere_premiere_liee": null,
     "attributs": [{"code": "brix_dixiemes",
               "schema": {"type": "integer", "minimum": 0, "maximum": 300}}]},
    {"code": "JUS", "nom_fr": "Pur jus", "nom_en": "Pure juice", "unite_code": "kg",
          "est_matiere_premiere": false,
     "matiere_premiere_liee": {"code": "GOYAVE", "coefficient_ppm": 5000000}, "attributs": []},
    {"code": "GOYAVE", "nom_fr": "Goyave", "nom_en": "Guava", "unite_code": "kg",
          "est_matiere_premiere": true, "matiere_premiere_liee": null, "attributs": []}]}'::jsonb
$$;
comment on function essai.produits_changes() is
  'Products of a later version of the pack `essai`: juice draws five grams of guava instead of two '
  'of pineapple, pineapple has a brix, SANSREGLE is gone.';
