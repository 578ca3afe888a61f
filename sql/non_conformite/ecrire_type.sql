-- Writes a measure of the organization's catalogue: a new one, or its values from now on. Measures
-- taken before keep their kind and delay.
-- Spec: registres#mesures.
create or replace function non_conformite.ecrire_type(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_type non_conformite.type_mesure;
begin
  insert into non_conformite.type_mesure as t
    (organisation_id, code, genre, libelle, delai_jours, actif, auteur_id, ecrit_le)
  values (core.organisation_id(), p_requete ->> 'code', p_requete ->> 'genre',
          p_requete ->> 'libelle', (p_requete ->> 'delai_jours')::integer,
          coalesce((p_requete ->> 'actif')::boolean, true), p_auteur_id, p_le)
  on conflict (organisation_id, code) do update
    set genre = excluded.genre, libelle = excluded.libelle, delai_jours = excluded.delai_jours,
        actif = excluded.actif, auteur_id = excluded.auteur_id, ecrit_le = excluded.ecrit_le
  returning t.* into v_type;
  perform journal.consigner(p_le, 'non_conformite.ecrire_type', 'type_mesure', null, p_requete);
  return non_conformite.presenter_type(v_type);
end
$$;
