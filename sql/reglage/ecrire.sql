-- Writes the next version of a setting, in force from now on or from a later instant; earlier
-- judgements stay. Of two versions with the same instant the later version is in force, so a new
-- version can also take a future one back.
-- Spec: reglages#versions.
-- Chosen: docs/decisions/0020-reglages.md.
-- Refuses: reglage_inconnu, reglage_refuse (the details say what the key takes), depuis_passe.
-- Locks: the caller holds `reglage.verrouiller` since before the instant `p_le`.
create or replace function reglage.ecrire(
  p_cle text, p_valeur jsonb, p_depuis timestamptz, p_raison text, p_auteur_id uuid,
  p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration reglage.cle := reglage.declaration(p_cle);
  v_depuis timestamptz := coalesce(p_depuis, p_le);
  v_version integer;
begin
  if v_declaration.cle is null then
    raise sqlstate 'TR404' using message = 'reglage_inconnu';
  elsif not reglage.accepte(v_declaration, p_valeur) then
    raise sqlstate 'TR400' using message = 'reglage_refuse',
      detail = jsonb_strip_nulls(jsonb_build_object(
        'type', v_declaration.type, 'unite', v_declaration.unite,
        'minimum', v_declaration.minimum, 'maximum', v_declaration.maximum,
        'valeurs', v_declaration.valeurs, 'membres', v_declaration.membres))::text;
  elsif v_depuis < p_le then
    raise sqlstate 'TR400' using message = 'depuis_passe',
      detail = jsonb_build_object('maintenant', core.horodatage(p_le))::text;
  end if;
  insert into reglage.reglage
    (organisation_id, cle, version, valeur, depuis, auteur_id, raison, ecrit_le)
  select core.organisation_id(), p_cle, coalesce(max(r.version), 0) + 1, p_valeur, v_depuis,
         p_auteur_id, p_raison, p_le
  from reglage.reglage r where r.cle = p_cle
  returning version into v_version;
  perform journal.consigner(p_le, 'reglage.ecrire', 'reglage', null, jsonb_build_object(
    'cle', p_cle, 'version', v_version, 'valeur', p_valeur,
    'depuis', core.horodatage(v_depuis), 'raison', p_raison));
  return reglage.presenter(p_cle, v_declaration, p_le);
end
$$;
