-- Spec: commandes#ordre-d-arrivee: two commands and a change of their author's rights between their
-- captures end alike in every order that can happen. `MODEL_ORDERS=1 npm test -- model/orders` runs
-- every pair so.
begin;
set local role metier;
select plan(6);
select essai.preparer_ordre(), essai.second_telephone();

create function pg_temp.avec(p_nom text, p_droits jsonb) returns text language sql as $$
  select essai.ecarts_de_permutations(essai.a_l_heure('06:00', p.une), p_droits,
    essai.a_l_heure('07:00', p.autre || '{"compte": "second"}'))
  from essai.paires() as p where p.nom = p_nom
$$;
select is(pg_temp.avec(n, essai.retrait('06:30')), null, n || ', the right was taken meanwhile')
from unnest(array['a member and their change', 'a collection and its error',
                  'the crop that a collection needs']) as n;
select ok(essai.changer_droits('terminer', essai.t(0, '05:55')), 'the agent has no right');
select is(pg_temp.avec(n, essai.octroi('06:30')), null, n || ', the right was given meanwhile')
from unnest('{a member and their change,a collection and its error}'::text[]) as n;

select * from finish();
rollback;
