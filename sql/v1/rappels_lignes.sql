-- GET /v1/rappels/{id}/lignes: what a recall reached, line by line; filters `phase`, `effet`,
-- `genre`.
-- Spec: rappels#non-blocable.
-- Refuses: droit_manquant, rappel_inconnu, parametre_invalide (curseur).
create or replace function v1.rappels_lignes(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'rappel');
  v_page := core.tourner_page(p_requete);
  if not exists (select from rappel.rappel r where r.id = (p_requete ->> 'id')::uuid) then
    raise sqlstate 'TR404' using message = 'rappel_inconnu';
  end if;
  return (
    with page as (
      select l, row_number() over (order by l.phase, l.rang) as place
      from rappel.ligne l
      where l.rappel_id = (p_requete ->> 'id')::uuid
        and (p_requete ->> 'phase' is null or l.phase = p_requete ->> 'phase')
        and (p_requete ->> 'effet' is null or l.effet = p_requete ->> 'effet')
        and (p_requete ->> 'genre' is null or l.genre = p_requete ->> 'genre')
        and (v_page.apres is null
             or (l.phase, l.rang) > (v_page.apres ->> 0, (v_page.apres ->> 1)::integer))
      order by l.phase, l.rang limit v_page.limite + 1
    )
    select json_build_object(
      'lignes', coalesce(json_agg(rappel.presenter_ligne(p.l) order by p.place)
                           filter (where p.place <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.l).phase, (d.l).rang) from page d
        where d.place = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.rappels_lignes(jsonb, jsonb) to api;
