-- GET /v1/reglages: the settings by key, with what each takes, its value now and the one to come. A
-- family stands once as declared and once for each process or product that was set; filter
-- `prefixe`.
-- Spec: reglages#cles.
-- Chosen: docs/decisions/0020-reglages.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.reglages(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'noyau');
  v_page := core.tourner_page(p_requete);
  return (
    with connue as (
      select c.cle, c as declaration from reglage.cle c
      union all
      select e.cle, c
      from (select distinct r.cle from reglage.reglage r) as e
        join reglage.cle c on c.suffixe is not null
          and c.cle = regexp_replace(e.cle, '[^.]*$', '') || '<' || c.suffixe || '>'
    ),
    page as (
      select k.cle, k.declaration, row_number() over (order by k.cle) as rang
      from connue k
      where (v_page.apres is null or k.cle > v_page.apres ->> 0)
        and starts_with(k.cle, coalesce(p_requete ->> 'prefixe', ''))
      order by k.cle limit v_page.limite + 1
    )
    select json_build_object(
      'reglages', coalesce(
        json_agg(reglage.presenter(p.cle, p.declaration, now()) order by p.rang)
          filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(
          max(p.cle) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.reglages(jsonb, jsonb) to api;
