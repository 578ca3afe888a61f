-- Spec: conformite-et-certificats#effets, commandes#ordre-d-arrivee: a revision of a plot's state,
-- and what was collected or handed out meanwhile, end alike in every order, also beside a transfer,
-- an exit, a split of the plot.
begin;
set local role metier;
select plan(8);
select essai.preparer_ordre();
select essai.annuler('portée');
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');

create function pg_temp.collecte(p_heure text default '07:00', p_parcelle text default
  'parcelle Kossi') returns jsonb language sql as $$
  select essai.a_l_heure(p_heure, essai.ordre('collecte.enregistrer', 'c', essai.kg(1000)
    || essai.sur_une_parcelle(p_parcelle)))
$$;
create function pg_temp.transfert() returns jsonb language sql as $$
  select essai.acte('adhesion.transferer_parcelle', 'parcelle Kossi', '06:30',
                    essai.d_un_membre('Koffi'))
$$;
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    pg_temp.collecte()), null, 'a fall and a collection');
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '07:30'),
    pg_temp.collecte()), null, 'a fall after the collection');
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    pg_temp.collecte(), pg_temp.transfert()), null, 'a fall, a collection, a transfer');
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    pg_temp.collecte(), essai.acte('adhesion.sortir', 'Kossi', '06:30')), null,
  'a fall, a collection, an exit');
create function pg_temp.remise() returns jsonb language sql as $$
  select essai.a_l_heure('07:00', essai.ordre('intrant.remettre', 'r',
    jsonb_build_object('intrant_id', essai.id('urée ESSAI'))))
$$;
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'HS', '06:00'),
    pg_temp.remise(), pg_temp.transfert()), null, 'without status, a hand-out, a transfer');

select essai.envoyer_a(essai.ordre('parcelle.enregistrer', 'terre'), '06:30');
select is(essai.ecarts_de_permutations(essai.revision('terre', 'AB', '06:40'),
    pg_temp.collecte('07:00', 'terre')), null, 'a first state and a collection');
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    essai.acte('adhesion.dire_origines', 'terre', '06:20',
      jsonb_build_object('anciennes', jsonb_build_array(essai.id('parcelle Kossi')))),
    pg_temp.collecte('07:00', 'terre')), null, 'a fall, a split, a collection of the new plot');
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    essai.acte('adhesion.dire_origines', 'terre', '06:20',
      jsonb_build_object('anciennes', jsonb_build_array(essai.id('parcelle Kossi')))),
    pg_temp.remise()), null, 'a fall, a split, a hand-out');

select * from finish();
rollback;
