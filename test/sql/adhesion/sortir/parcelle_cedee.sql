-- Spec: terrain#sortie, commandes#ordre-d-arrivee: a plot that a member transferred after they left
-- is inactive between the two instants, whichever of exit, return and transfer is recorded first.
begin;
set local role metier;
select plan(3);
select essai.preparer_ordre();
select essai.annuler('portée');

create function pg_temp.collecte(p_nom text, p_heure text, p_membre text) returns jsonb
language sql as $$
  select essai.a_l_heure(p_heure, essai.ordre('collecte.enregistrer', p_nom, essai.kg(1000)
    || essai.d_un_membre(p_membre)))
$$;
create function pg_temp.transfert(p_heure text) returns jsonb language sql as $$
  select essai.acte('adhesion.transferer_parcelle', 'parcelle Kossi', p_heure,
                    essai.d_un_membre('Koffi'))
$$;
select is(essai.ecarts_de_permutations(pg_temp.transfert('06:30'),
    essai.acte('adhesion.sortir', 'Kossi', '06:15'), pg_temp.collecte('c', '06:20', 'Kossi')), null,
  'a collection between exit and transfer');
select is(essai.ecarts_de_permutations(pg_temp.transfert('06:30'),
    essai.acte('adhesion.sortir', 'Kossi', '06:15'), essai.a_l_heure('06:20',
      essai.ordre('parcelle.relever', 'r', essai.forme_de('ailleurs')))), null, 'a survey');
insert into capacite.solde
  (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, plafond_g)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Koffi'), 'ANANAS', 'AB',
        1000000);
select is(essai.ecarts_de_permutations(pg_temp.transfert('06:45'),
    essai.acte('adhesion.sortir', 'Kossi', '06:15'), essai.acte('adhesion.revenir', 'Kossi',
      '06:30'), pg_temp.collecte('c', '06:40', 'Kossi')), null, 'a return before the transfer');

select * from finish();
rollback;
