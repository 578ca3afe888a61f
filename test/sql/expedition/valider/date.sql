-- Spec: ventes-et-expeditions#certificat: an expedition is judged at its own date: the certificate
-- of its organic lines, the setting, the rate.
begin;
set local role metier;
select plan(6);
select essai.preparer_ventes();

insert into devise.taux (organisation_id, source, cible, valeur, depuis, raison, auteur_id, fixe_le)
values (core.organisation_id(), 'EUR', 'XOF', 655.957, essai.t(), 'Parité', essai.id('admin ESSAI'),
  essai.t());
select essai.lot('a', 10000, 'validé'),
  essai.vendre('V',
    jsonb_build_object('devise', 'EUR', 'lignes', essai.ligne_vente(1000)
      || essai.ligne_vente(1000, '{}')));
create function pg_temp.charger(p_note text, p_ligne integer, p_jour integer) returns text
language sql as $$
  select essai.charger(p_note, 'V', '{}',
    jsonb_build_object('date_operation', essai.t(p_jour), 'lignes',
    jsonb_build_array(jsonb_build_object('lot_id', essai.id('lot a'), 'quantite_g', 100, 'ligne',
        p_ligne))));
  select essai.expedier(p_note)
$$;
select is(pg_temp.charger('1', 2, -2), '409 taux_change_inconnu', 'before the rate');
select is(pg_temp.charger('2', 2, 1), 'validée', 'after it');
update certificat.certificat set statut = 'suspendu' where numero = 'PROPRE';
select is(pg_temp.charger('3', 1, 1), '409 certificat_non_valide',
  'an organic line needs a certificate');
select is(pg_temp.charger('4', 2, 1), 'validée', 'the other one does not');
insert into reglage.reglage values (core.organisation_id(), 'vente.certificat_mode', 1, '"signal"',
  essai.t(2), essai.id('admin ESSAI'));
select is(pg_temp.charger('5', 1, 2), 'validée', 'signalled only from that date on');
select is((expedition.presenter(essai.expedition('5'))::jsonb) ->> 'alertes',
  '["certificat_non_valide"]', 'and said');

select * from finish();
rollback;
