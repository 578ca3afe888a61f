-- Spec: terrain#origines, commandes#ordre-d-arrivee: a collection of a new plot ends alike whether
-- the plot's origins are said before it arrives or after.
begin;
set local role metier;
select plan(2);
select essai.preparer_ordre();

create function pg_temp.pas() returns jsonb[] language sql as $$
  select array[
    essai.a_l_heure('06:30', essai.ordre('parcelle.enregistrer', 'terre')),
    essai.acte('adhesion.dire_origines', 'terre', '06:20',
      jsonb_build_object('anciennes', jsonb_build_array(essai.id('parcelle Kossi')))),
    essai.a_l_heure('07:00', essai.ordre('collecte.enregistrer', 'c', essai.kg(1000)
      || essai.sur_une_parcelle('terre')))]
$$;
select is(essai.ecarts_de_permutations(variadic pg_temp.pas()), null,
  'its quality state, its capacity');
select from unnest(pg_temp.pas()) with ordinality as p (pas, rang)
  cross join lateral essai.faire_pas(p.pas) order by p.rang % 3;
select is(essai.ouverts('c'), null, 'nothing is left of what it inherited');

select * from finish();
rollback;
