-- Spec: service#donnees-en-place: adjustments by which one act lowered a lot and raised it again
-- are listed with the result of the whole act; adjustments of two acts, and lasting ones, are not.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();
select from essai.collecter('x', essai.kg(1000));
select from essai.arriver('r', '[{"collecte": "x", "quantite_g": 1000, "recu_g": 1000}]');
create function pg_temp.redresser(p_raison text, p_lot text, p_avant text, p_apres text,
  p_jour integer) returns void language sql as $$
  insert into reception.redressement
    (organisation_id, reception_id, collecte_id, genre, ecart_g, raison, champs, lots, expeditions,
     auteur_id, le)
  select r.organisation_id, r.id, essai.id('x'), 'correction', 0, p_raison, '{}',
         jsonb_build_array(jsonb_build_object('lot_id', essai.id(p_lot),
           'avant', jsonb_build_object('AB', p_avant), 'apres', jsonb_build_object('AB', p_apres))),
         '[]', essai.id('rsci ESSAI'), essai.t(p_jour)
  from reception.reception r
$$;
select pg_temp.redresser('baisse', 'l', 'AB', 'C1', 1);
select pg_temp.redresser('hausse', 'l', 'C1', 'AB', 1);
select pg_temp.redresser('reste', 'm', 'AB', 'C1', 1);
select pg_temp.redresser('hier', 'l', 'AB', 'C1', 2);
select pg_temp.redresser('demain', 'l', 'C1', 'AB', 3);
select results_eq($$ select r.raison, e.apres
    from reception.redressements_juges_autrement(array(select x.id from reception.redressement x))
        as e
      join reception.redressement r on r.id = e.id
    order by r.rang $$,
  $$ values ('baisse', '{"lots": []}'::jsonb), ('hausse', '{"lots": []}') $$,
  'lowered and raised by one act');
select pg_temp.redresser('encore', 'n', 'AB', 'C1', 4);
select pg_temp.redresser('plus bas', 'n', 'C1', 'CV', 4);
select results_eq($$ select r.raison, e.apres #> '{lots,0,apres}'
    from reception.redressements_juges_autrement(array(select x.id from reception.redressement x))
        as e
      join reception.redressement r on r.id = e.id
    where r.le = essai.t(4) order by r.rang $$,
  $$ values ('encore', '{"AB": "CV"}'::jsonb), ('plus bas', '{"AB": "CV"}') $$,
  'one that fell by degrees fell once');

select * from finish();
rollback;
