-- Presents a referential by the present catalogue, its states from the lowest up.
-- Spec: editeur#catalogue.
create or replace function pack.etats_referentiel(p_code text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object('code', r.code, 'libelle', r.libelle, 'etats', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'code', e.code, 'libelle_fr', e.libelle_fr, 'libelle_en', e.libelle_en, 'rang', e.rang,
        'categorie_affichage', e.categorie_affichage) order by e.rang), '[]')
      from conformite.etat e where e.referentiel_code = r.code))
    from conformite.referentiel r where r.code = p_code);
end
$$;
