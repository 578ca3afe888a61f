-- GET /v1/controles: the control queue, oldest to newest, or the reverse by `tri`. Filters:
-- `statut`, `motif`, `entite_id`, a range of opening instants, and the filters of
-- `controle.convient`. Returns the total on request.
-- Spec: file-de-controle#file, api#ordre.
-- Why: each state is read in the order of its own index, up to the size of the page, like the pages
--      of other lists (porte.ecrire_suite). The start values of the page are in variables, for the
--      reason that porte.ecrire_ordre gives.
-- Chosen: docs/performance.md#lists.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.controles(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set cursor_tuple_fraction = 0
as $$
declare
  v_page record;
  v_statut text;
  v_suite refcursor;
  v_lu controle.controle;
  v_lus controle.controle[];
  v_session utilisateur.session;
  v_criteres jsonb;
  v_envers boolean := coalesce(p_requete ->> 'tri' = '-ouvert_le', false);
  v_du timestamptz;
  v_au timestamptz := coalesce((p_requete ->> 'au')::timestamptz, 'infinity');
  v_apres_le timestamptz;
  v_apres_rang bigint;
begin
  v_session := utilisateur.exiger_permission(p_appelant, now(), 'review.resolve');
  select c.p_requete, c.p_criteres, c.du into p_requete, v_criteres, v_du
  from controle.chercher(p_requete, controle.criteres(p_requete, v_session, now())) as c;
  v_page := core.tourner_page(p_requete);
  v_apres_le := coalesce((v_page.apres ->> 0)::timestamptz,
                         case when v_envers then 'infinity' else '-infinity' end::timestamptz);
  v_apres_rang := coalesce((v_page.apres ->> 1)::bigint,
                           case when v_envers then 9223372036854775807 else 0 end);
  for v_statut in
    select s.statut from (values ('ouvert'), ('leve')) as s (statut)
    where p_requete ->> 'statut' is null or s.statut = p_requete ->> 'statut'
  loop
    if v_envers then
      open v_suite for
        select c.* from controle.controle c
        where c.statut = v_statut and c.ouvert_le >= '-infinity'
          and c.ouvert_le >= v_du and c.ouvert_le <= v_au
          and (p_requete ->> 'motif' is null or c.motif = p_requete ->> 'motif')
          and (p_requete ->> 'entite_id' is null or c.entite_id = (p_requete ->> 'entite_id')::uuid)
          and (v_criteres is null or controle.convient(c, v_criteres))
          and (c.ouvert_le, c.rang) < (v_apres_le, v_apres_rang)
        order by c.ouvert_le desc, c.rang desc limit (select v_page.limite + 1);
    else
      open v_suite for
        select c.* from controle.controle c
        where c.statut = v_statut and c.ouvert_le >= '-infinity'
          and c.ouvert_le >= v_du and c.ouvert_le <= v_au
          and (p_requete ->> 'motif' is null or c.motif = p_requete ->> 'motif')
          and (p_requete ->> 'entite_id' is null or c.entite_id = (p_requete ->> 'entite_id')::uuid)
          and (v_criteres is null or controle.convient(c, v_criteres))
          and (c.ouvert_le, c.rang) > (v_apres_le, v_apres_rang)
        order by c.ouvert_le, c.rang limit (select v_page.limite + 1);
    end if;
    loop
      fetch v_suite into v_lu;
      exit when not found;
      v_lus := array_append(v_lus, v_lu);
    end loop;
    close v_suite;
  end loop;
  return (
    with page as (
      select l as c, row_number() over (
               order by case when v_envers then l.ouvert_le end desc,
                        case when v_envers then l.rang end desc, l.ouvert_le, l.rang) as rang
      from unnest(v_lus) as l
      order by rang limit v_page.limite + 1
    )
    select core.avec_total(json_build_object(
      'controles', coalesce(json_agg(controle.presenter(p.c) order by p.rang)
                              filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.c).ouvert_le, (d.c).rang) from page d
        where d.rang = v_page.limite)) end), controle.compter(p_requete, v_criteres))
    from page p);
end
$$;
grant execute on function v1.controles(jsonb, jsonb) to api;
