-- GET /v1/rappels: recalls and exercises, latest first; filters `statut`, `exercice`, `objet_id` (a
-- record that they reached).
-- Spec: rappels#rappel.
-- Chosen: docs/decisions/0030-rappel.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.rappels(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'rappel');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select r, row_number() over (order by r.cree_le desc, r.id desc) as rang
      from rappel.rappel r
      where (p_requete ->> 'statut' is null or r.statut = p_requete ->> 'statut')
        and (p_requete ->> 'exercice' is null
             or r.exercice = (p_requete ->> 'exercice')::boolean)
        and (p_requete ->> 'objet_id' is null or exists (
          select from rappel.ligne l
          where l.organisation_id = r.organisation_id and l.rappel_id = r.id
            and l.objet_id = (p_requete ->> 'objet_id')::uuid))
        and (v_page.apres is null or (r.cree_le, r.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
      order by r.cree_le desc, r.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'rappels', coalesce(json_agg(rappel.resumer(p.r) order by p.rang)
                            filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.r).cree_le, (d.r).id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.rappels(jsonb, jsonb) to api;
