-- Spec: receptions#reception: only a draft can be changed; its contributions are given as a whole
-- list.
begin;
set local role metier;
select plan(9);
select essai.preparer_receptions();

select essai.collecter('c2', essai.kg(50000));
select is(essai.recevoir('d', '{c1}', '{"brouillon": true}'), 'brouillon', 'a draft');
select is(essai.traiter_reception('d', 'modifier',
    '{"net_g": 50000, "mesures": {"humidite_cp": 900}}'), 'brouillon', 'another mass');
select is((essai.recue('d')).net_marchand_g, 49500::bigint, 'its refaction follows');
select is(essai.traiter_reception('d', 'modifier',
    jsonb_build_object('apports', jsonb_build_array(essai.apport('c2')))::text), 'brouillon',
  'another collection');
select is(essai.traiter_reception('d', 'modifier',
    jsonb_build_object('emplacement_id', essai.place('AILLEURS'))::text), 'brouillon',
  'another place');
select is((select string_agg(l.statut || ' ' || e.code, ', ' order by l.statut) from lot.lot l
    join emplacement.emplacement e on e.id = l.emplacement_id), 'annulé M1, brouillon AILLEURS',
  'another draft lot');
select is(essai.traiter_reception('d', 'soumettre'), 'en_attente', 'submitted');
select is((select array_agg(a.collecte_id) from reception.apport a), array[essai.id('c2')],
  'made of that one');
select is(essai.traiter_reception('d', 'modifier', '{"net_g": 1}'), '409 transition_refusee',
  'a reception that waits does not change');

select * from finish();
rollback;
