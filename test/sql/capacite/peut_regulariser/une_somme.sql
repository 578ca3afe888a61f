-- Spec: file-de-controle#regularisation: the comparison with today's ceiling that the queue shows
-- also decides whether a control can be regularised: it is not calculated again.
begin;
set local role metier;
select plan(4);
select essai.preparer_capacites();
select from essai.collecter('a', essai.kg(300000));

create function pg_temp.peut(p_couverte boolean) returns boolean language sql stable as $$
  select capacite.peut_regulariser(jsonb_populate_record(k, jsonb_build_object('details',
    jsonb_build_object('aujourd_hui', '{"plafond_g": 0, "consomme_g": 300000}'::jsonb
                                      || jsonb_build_object('couverte', p_couverte)))))
  from controle.controle k where k.motif = 'capacite_depassee'
$$;
select ok(pg_temp.peut(true), 'what was found covered is');
select ok(not pg_temp.peut(false), 'what was not, is not');
select ok(not capacite.peut_regulariser(k), 'of the control as it stands the sum is taken')
from controle.controle k where k.motif = 'capacite_depassee';
select is(
  (select count(*) from controle.controle k
     cross join json_array_elements(controle.presenter(k) -> 'decisions') as d
   where k.motif = 'capacite_depassee' and d ->> 'decision' = 'regularisation'), 0::bigint,
  'and the queue offers no decision that the ceiling does not cover');

select * from finish();
rollback;
