-- GET /v1/reglages/{cle}: the versions that the organization wrote of a setting, latest first.
-- Spec: reglages#versions.
-- Refuses: droit_manquant, reglage_inconnu, parametre_invalide (curseur).
create or replace function v1.reglages_versions(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cle text := p_requete ->> 'cle';
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'noyau');
  v_page := core.tourner_page(p_requete);
  -- What was written of a process that no pack knows any more stays readable.
  if (reglage.declaration(v_cle)).cle is null
    and not exists (select from reglage.reglage r where r.cle = v_cle)
  then
    raise sqlstate 'TR404' using message = 'reglage_inconnu';
  end if;
  return (
    with page as (
      select r.version, row_number() over (order by r.version desc) as rang, json_build_object(
        'version', r.version, 'valeur', r.valeur, 'depuis', core.horodatage(r.depuis),
        'en_vigueur', r.version = (
          select v.version from reglage.reglage v where v.cle = v_cle and v.depuis <= now()
          order by v.depuis desc, v.version desc limit 1) is true,
        'raison', r.raison, 'auteur_id', r.auteur_id,
        'ecrit_le', core.horodatage(r.ecrit_le)) as ligne
      from reglage.reglage r
      where r.cle = v_cle
        and (v_page.apres is null or r.version < (v_page.apres ->> 0)::integer)
      order by r.version desc limit v_page.limite + 1
    )
    select json_build_object(
      'versions', coalesce(json_agg(p.ligne order by p.rang)
                             filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(
          max(p.version) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.reglages_versions(jsonb, jsonb) to api;
