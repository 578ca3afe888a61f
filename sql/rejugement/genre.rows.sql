-- Kinds of record that may be judged again, in the order in which they depend on each other:
-- collections, plots, capacities, receptions, lots, steps, sales and their papers, controls, codes,
-- changes of members, collections in which an error was reported, and states of collections.
-- Each kind has the comparing function; records that no route brings to today's judgement also have
-- the applying one.
-- Spec: service#application, service#donnees-en-place.
-- Chosen: docs/decisions/0050-rejuger.md.
with souhait (genre, rang, entite, comparaison, application) as (
  values
    ('commande', 1, 'commande.commande', 'rejugement.commandes_jugees_autrement',
     'rejugement.reprendre_examen'),
    ('collecte', 2, 'collecte.collecte', 'collecte.jugees_autrement',
     'collecte.reprendre_consommation'),
    ('parcelle', 3, 'parcelle.parcelle', 'parcelle.jugees_autrement', 'adhesion.suivre_sortie'),
    ('capacite', 4, 'capacite.capacite', 'capacite.jugees_autrement', null),
    ('reception', 5, 'reception.reception', 'reception.jugees_autrement', null),
    ('lot', 6, 'lot.lot', 'lot.juges_autrement', null),
    ('lot_ecarte', 7, 'lot.lot', 'lot.ecartes_autrement', null),
    ('etape', 8, 'etape.etape', 'etape.jugees_autrement', null),
    ('vente', 9, 'vente.vente', 'vente.jugees_autrement', null),
    ('expedition', 10, 'expedition.expedition', 'expedition.jugees_autrement', null),
    ('document', 11, 'document.document', 'document.juges_autrement', null),
    ('redressement', 12, 'reception.redressement', 'reception.redressements_juges_autrement', null),
    ('controle', 13, 'controle.controle', 'rejugement.controles_juges_autrement',
     'rejugement.lever_sans_objet'),
    ('code_producteur', 14, 'producteur.producteur', 'rejugement.codes_a_deux', null),
    ('code_contrat', 15, 'contrat.contrat', 'rejugement.codes_a_deux', null),
    ('code_vente', 16, 'vente.vente', 'rejugement.codes_a_deux', null),
    ('code_certificat', 17, 'certificat.certificat', 'rejugement.codes_a_deux', null),
    ('code_echantillon', 18, 'inspection.echantillon', 'rejugement.codes_a_deux', null),
    ('modification', 19, 'producteur.producteur',
     'producteur.modifications_jugees_autrement', null),
    ('collecte_signalee', 20, 'collecte.collecte', 'collecte.devalidees_autrement',
     'collecte.devalider_encore'),
    ('collecte_etat', 21, 'collecte.collecte', 'collecte.qualites_jugees_autrement',
     'collecte.reprendre_etats')
),
retires as (
  delete from rejugement.genre g where not exists (
    select from souhait s where s.genre = g.genre)
)
insert into rejugement.genre (genre, rang, entite, comparaison, application)
select s.genre, s.rang, s.entite, s.comparaison, s.application from souhait s
on conflict (genre) do update
  set rang = excluded.rang, entite = excluded.entite, comparaison = excluded.comparaison,
      application = excluded.application
  where (genre.rang, genre.entite, genre.comparaison, genre.application)
        is distinct from (excluded.rang, excluded.entite, excluded.comparaison,
                          excluded.application);
