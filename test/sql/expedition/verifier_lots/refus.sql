-- Spec: ventes-et-expeditions#validation: reasons that block a lot's shipment: quarantine, another
-- status, an exceeded ceiling, a lower quality than sold.
begin;
set local role metier;
select plan(20);
select essai.preparer_ventes();
insert into conformite.referentiel values ('NOP', 'NOP');
insert into conformite.etat values ('NOP', 'TR', 'T', 'T', 1, 'conventionnel'),
  ('NOP', 'NOP', 'N', 'N', 2, 'bio');
select essai.certifier('N', '2026-01-01', '2026-12-31',
  '{"referentiel_code": "NOP", "portee": [{"activite": "vente"}]}', null);

create function pg_temp.expedier(p_lot text, p_qualites jsonb default '{"AB": "AB"}') returns text
language plpgsql as $$
declare v_code text := gen_random_uuid();
begin
  perform essai.vendre(v_code, jsonb_build_object('lignes', essai.ligne_vente(10000, p_qualites)));
  perform essai.charger(v_code, v_code, jsonb_build_object(p_lot, 10));
  return essai.expedier(v_code);
end
$$;
select from unnest(
  '{brouillon,en_attente,validé,consommé,quarantaine,rejeté,annulé,archivé}'::text[]) as s,
  essai.lot(s, 1000, s);
select is(pg_temp.expedier(s), r, s) from (values
  ('brouillon', '409 lot_non_valide'), ('en_attente', '409 lot_non_valide'), ('validé', 'validée'),
  ('consommé', '409 lot_non_valide'),
  ('quarantaine', '409 lot_en_quarantaine'), ('rejeté', '409 lot_non_valide'),
  ('annulé', '409 lot_non_valide'), ('archivé', '409 lot_non_valide')) as e (s, r);

select essai.vendre('TOUS', jsonb_build_object('lignes', essai.ligne_vente(10000))),
  essai.charger('tous', 'TOUS', '{"brouillon": 10, "quarantaine": 10, "rejeté": 10}');
select is(essai.expedier('tous'), '409 lot_en_quarantaine',
  'of several, the one in quarantine is told first');

select from unnest('{C1,C2,C3}'::text[]) as e, essai.lot(e, 1000, 'validé', e);
select is(pg_temp.expedier('C3'), '409 qualite_insuffisante', 'in conversion, sold as organic');
select is(pg_temp.expedier('C2', '{"AB": "C3"}'), '409 qualite_insuffisante',
  'of one category, a lower state');
select is(pg_temp.expedier('C3', '{"AB": "C3"}'), 'validée', 'as sold');
select is(pg_temp.expedier('validé', '{"AB": "C1"}'), 'validée', 'better than sold');
select is(pg_temp.expedier('C1', '{}'), 'validée', 'sold as nothing');
select is(pg_temp.expedier('validé', '{"AB": "AB", "NOP": "NOP"}'), '409 qualite_insuffisante',
  'each referential counts');
select is(pg_temp.expedier('validé', '{"NOP": "TR"}'), 'validée',
  'without a state it is conventional');

select essai.lot('tenu', 1000, 'validé'), essai.collecter('tenue');
insert into matiere.filiation (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre,
  vers_id, quantite_g)
select f.organisation_id, f.mouvement_id, 99, 'collecte', essai.id('tenue'), 'lot', f.vers_id,
  1 from matiere.filiation f where f.vers_id = essai.id('lot tenu');
insert into controle.controle (organisation_id, commande_id, motif, entite, entite_id, auteur_id,
  ouvert_le)
values (core.organisation_id(), essai.id('commande tenue'), 'capacite_depassee', 'collecte',
  essai.id('tenue'), essai.id('agent ESSAI'), essai.t());
select is(pg_temp.expedier('tenu'), '409 controle_ouvert',
  'a collection of it crossed the ceiling');
select is(pg_temp.expedier('tenu', '{"AB": "C2"}'), '409 controle_ouvert',
  'nor as goods in conversion');
select is(pg_temp.expedier('tenu', '{"AB": "C1"}'), 'validée', 'as conventional goods it leaves');
select is(pg_temp.expedier('tenu', '{}'), 'validée', 'or as nothing');

select * from finish();
rollback;
