-- Spec: packs-et-campagnes#produits: products are sorted by code, attributes as in the pack.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.appeler(p_fonction text, p_compte text, p_requete jsonb default '{}')
returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::jsonb', p_fonction) into v_reponse
    using essai.appelant('ESSAI', p_compte), p_requete;
  set local role metier;
  return v_reponse;
exception when others then
  if sqlstate ~ '^TR' then
    return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
  end if;
  raise;
end
$$;

update produit.produit set actif_pendant = '{}',
  attributs = '[{"code": "b", "ordre": 2}, {"code": "c", "ordre": 10}, {"code": "a", "ordre": 1}]'
  where code = 'JUS';
insert into produit.produit (organisation_id, code, nom_fr, nom_en, unite_code,
  est_matiere_premiere, actif_pendant)
values (core.organisation_id(), 'AAA', 'Propre', 'Own', 'kg', true, '{(,)}');
create temp table r as select pg_temp.appeler('produits', 'agent') -> 'produits' as j;

select is(jsonb_path_query_array(j, '$[*].code'), '["AAA", "ANANAS", "JUS", "SANSREGLE"]',
  'by code') from r;
select is(jsonb_path_query_array(j, '$[2].attributs[*].code'), '["a", "b", "c"]',
  'attributes in pack order') from r;
select is(j #> '{0,pack}', 'null', 'an own product has no pack') from r;
select is(j -> 2 #- '{attributs}',
  jsonb_build_object('id', essai.produit('JUS'), 'code', 'JUS', 'nom_fr', 'Jus', 'nom_en', 'Juice',
    'unite_code', 'kg', 'est_matiere_premiere', false,
    'code_nc', null, 'nom_scientifique', null, 'seuils_reception', null,
  'matiere_premiere_liee_code', 'ANANAS', 'actif', false, 'pack',
  '{"code": "essai", "version": "1.0.0"}'::jsonb), 'the members of a product') from r;

select * from finish();
rollback;
