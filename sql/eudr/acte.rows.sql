-- Acts on a due diligence statement, by its state. A statement whose answer was lost is
-- `incertaine` until a person finds it in TRACES, or takes it up again.
-- Spec: eudr#etats.
-- Chosen: docs/decisions/0191-declarations-eudr.md.
select acte.tenir('eudr', jsonb_agg(s)) from (
  values
    ('modifier', '{brouillon}'::text[], null, 'eudr.submit', 'declarations_eudr_modifier',
     'eudr.modifier'),
    ('deposer', '{brouillon}', 'deposee', 'eudr.submit', 'declarations_eudr_deposer',
     'eudr.deposer'),
    ('douter', '{deposee}', 'incertaine', 'eudr.submit', 'declarations_eudr_douter',
     'eudr.douter'),
    ('numeroter', '{deposee,incertaine}', 'disponible', 'eudr.submit',
     'declarations_eudr_numeroter', 'eudr.numeroter'),
    ('rejeter', '{deposee,incertaine}', 'rejetee', 'eudr.submit', 'declarations_eudr_rejeter',
     'eudr.rejeter'),
    ('reprendre', '{incertaine,rejetee}', 'brouillon', 'eudr.submit',
     'declarations_eudr_reprendre', 'eudr.reprendre'),
    ('amender', '{disponible}', 'brouillon', 'eudr.submit', 'declarations_eudr_amender',
     'eudr.amender'),
    ('engager', '{disponible}', null, 'eudr.submit', 'declarations_eudr_engager', 'eudr.engager'),
    ('lier', '{deposee,incertaine,disponible}', null, 'eudr.submit', 'declarations_eudr_lier',
     'eudr.lier'),
    ('delier', '{brouillon,deposee,incertaine,disponible,rejetee}', null, 'eudr.submit',
     'declarations_eudr_delier', 'eudr.delier'),
    ('remettre', '{deposee,incertaine,disponible}', null, null, null, 'eudr.remettre'),
    ('retirer', '{brouillon,rejetee,disponible}', 'retiree', 'eudr.submit',
     'declarations_eudr_retirer', 'eudr.retirer')
) as s (acte, de, vers, permission, porte, fonction);
