-- Spec: contrats-et-devises#contrat: a draft may still be changed, an activated contract may not.
begin;
set local role metier;
select plan(10);
select essai.preparer();

select set_config('essai.contrat',
  essai.contracter('{"tolerance_cp": 500, "fin": "2026-12-31"}') ->> 'id', true);
create function pg_temp.modifier(p_champs jsonb) returns jsonb language sql as $$
  select contrat.modifier(current_setting('essai.contrat')::uuid, p_champs, essai.id('admin ESSAI'),
    essai.t(1))::jsonb
$$;
select is(pg_temp.modifier('{"code": "K2"}') ->> 'code', 'K2', 'one member');
select is(
  (select array[c.tolerance_cp::text, c.fin::text, (select count(*)::text from contrat.ligne)]
    from contrat.contrat c), '{500,2026-12-31,1}', 'the others stay');
select is(pg_temp.modifier('{"fin": null}') -> 'fin', 'null', 'null takes one away');
select is(pg_temp.modifier(jsonb_build_object('lignes', jsonb_build_array(
    jsonb_build_object('produit_id', essai.produit('JUS'), 'quantite_g', 1, 'prix_kg', 2),
    jsonb_build_object('produit_id', essai.produit('ANANAS'), 'quantite_g', 3, 'prix_kg',
      4)))) #> '{lignes,1,prix_kg}',
  '4', 'lines take the place of those before');
select is((select string_agg(l.rang || ':' || l.prix_kg, ' ' order by l.rang) from contrat.ligne l),
  '1:2 2:4', 'numbered anew');
select is(essai.refus('select pg_temp.modifier(''{"devise": "ZZZ"}'')'), '404 devise_inconnue',
  'refused as a new one would be');
select contrat.activer(current_setting('essai.contrat')::uuid, essai.id('admin ESSAI'), essai.t(1));
select is(essai.refus('select pg_temp.modifier(''{"code": "K3"}'')'), '409 contrat_non_brouillon',
  'activated: no more');
select is(essai.refus('select contrat.modifier(essai.id(''?''), ''{}'', null, essai.t())'),
  '404 contrat_inconnu', 'an unknown one');
select throws_ok('delete from contrat.ligne', 'P0004', null, 'its lines stay, whoever asks');
select is((select e.details ->> 'code' from journal.evenement e where e.action = 'contrat.modifier'
    order by e.id limit 1), 'K2', 'journaled');

select * from finish();
rollback;
